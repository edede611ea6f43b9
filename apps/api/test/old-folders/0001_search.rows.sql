INSERT INTO guide_requests (words, language, count, first_at, last_at) VALUES ('fishing', 'en', 2, '2026-01-02', '2026-01-03');
