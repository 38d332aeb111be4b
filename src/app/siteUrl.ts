import { boot } from '../platform/boot';
import { inDraft } from '../platform/draftArg';
import { openDraft } from '../platform/siteDraft';

/** The site as visitors see it, or as it is in the draft that is open. */
export function siteUrl(): string {
	const { homeUrl } = boot();
	const draft = openDraft();
	return draft ? inDraft( homeUrl, draft.id ) : homeUrl;
}
