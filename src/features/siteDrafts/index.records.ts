/** The entry point for the records stage: all of it needs core-data. */
export { ChangesList } from './ui/ChangesList';
export { DraftActions } from './ui/DraftActions';
export { SiteDraftsLayer } from './ui/SiteDraftsLayer';
export {
	createDraft as createSiteDraft,
	deleteDraft as deleteSiteDraft,
} from './data/requests';
export { useSiteDraft } from './data/useSiteDraft';
