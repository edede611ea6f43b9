INSERT INTO users (id, role, email, confirmed_at, password_hash, full_name, created_at)
	VALUES ('11111111-1111-4111-8111-111111111111', 'normalUser', 'old@example.org', '2026-01-02', 'x', 'Old Reader', '2026-01-02');
INSERT INTO sessions (user_id, device, created_at, last_seen_at, expires_at)
	VALUES ('11111111-1111-4111-8111-111111111111', 'old', '2026-01-02', '2026-01-02', '2027-01-02');
INSERT INTO saved_posts (user_id, post_id, saved_at, known_updated_at)
	VALUES ('11111111-1111-4111-8111-111111111111', 'old-guide', '2026-01-02', '2026-01-01');
INSERT INTO notifications (user_id, kind, key, title_en, title_am, created_at)
	VALUES ('11111111-1111-4111-8111-111111111111', 'account', 'old', 'Welcome', 'እንኳን ደህና መጡ', '2026-01-02');
INSERT INTO comments (post_id, author, language, text, user_id, created_at)
	VALUES ('old-guide', 'Old Reader', 'en', 'Mine', '11111111-1111-4111-8111-111111111111', '2026-01-03');
INSERT INTO audit_events (at, kind, user_id, detail) VALUES ('2026-01-02', 'login', '11111111-1111-4111-8111-111111111111', '{}');
INSERT INTO feedback (type, text, page, language, created_at) VALUES ('idea', 'More guides', '/', 'en', '2026-01-02');
INSERT INTO tasks (kind, payload, run_at, created_at) VALUES ('kept', '{}', '2026-01-02', '2026-01-02');
