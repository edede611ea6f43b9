INSERT INTO organisations (id, type, name_en, name_am) VALUES ('other-office', 'Private', 'Other office', 'ሌላ ተቋም');
INSERT INTO users (id, role, email, confirmed_at, password_hash, company_name_english, company_name_amharic, organisation_id, created_at)
	VALUES ('22222222-2222-4222-8222-222222222222', 'user', 'company@example.org', '2026-01-02', 'x', 'Other', 'ሌላ', 'other-office', '2026-01-02');
INSERT INTO drafts (id, organisation_id, owner_id, state, content, created_at, updated_at)
	VALUES ('33333333-3333-4333-8333-333333333333', 'old-office', '22222222-2222-4222-8222-222222222222', 'draft', '{}', '2026-01-02', '2026-01-03');
INSERT INTO post_versions (draft_id, number, kind, content, written_by, written_at)
	VALUES ('33333333-3333-4333-8333-333333333333', 1, 'submitted', '{}', '22222222-2222-4222-8222-222222222222', '2026-01-02');
INSERT INTO draft_notes (draft_id, written_by, written_at, text)
	VALUES ('33333333-3333-4333-8333-333333333333', '22222222-2222-4222-8222-222222222222', '2026-01-02', 'Of the company'),
	('33333333-3333-4333-8333-333333333333', NULL, '2026-01-03', 'Of an editor who is gone');
