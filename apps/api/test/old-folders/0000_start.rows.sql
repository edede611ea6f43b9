-- What a portal of this schema version had stored: a row in each table that must not be lost.
INSERT INTO organisations (id, type, name_en, name_am) VALUES ('old-office', 'Government', 'Old office', 'የቀድሞ ተቋም');
INSERT INTO posts (id, category, organisation_id, author, title_en, body_en, preview_en, view_count, created_at, updated_at)
	VALUES ('old-guide', 'government', 'old-office', 'Menged', 'An old guide', '<p>Old.</p>', 'Old.', 7, '2026-01-01', '2026-01-01');
INSERT INTO comments (post_id, author, language, text, created_at) VALUES ('old-guide', 'Abebe', 'am', 'የቀድሞ አስተያየት', '2026-01-02');
INSERT INTO change_reports (post_id, text, language, created_at) VALUES ('old-guide', 'The fee has changed', 'en', '2026-01-02');
INSERT INTO contact_messages (name, contact, subject, message, language, created_at)
	VALUES ('Hana', '0911000000', 'other', 'An old message', 'en', '2026-01-02');
INSERT INTO post_views_daily (post_id, day, views) VALUES ('old-guide', '2026-01-02', 7);
INSERT INTO statistics_daily (day, kind, subject, count) VALUES ('2026-01-02', 'share-count', 'old-guide', 3);
