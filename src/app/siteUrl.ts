import { boot } from '@/platform/boot';
import { inDraft } from '@/platform/draftArg';
import { openDraft } from '@/platform/siteDraft';

/** The URL of the front end, in the open site draft if there is one. */
export function siteUrl(): string {
	const { homeUrl } = boot();
	const draft = openDraft();
	return draft ? inDraft( homeUrl, draft.id ) : homeUrl;
}
