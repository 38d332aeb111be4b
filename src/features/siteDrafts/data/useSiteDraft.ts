import type { Loading } from '../../../ui/useLoad';
import type { DraftChange } from '../model/change';
import type { SiteDraft } from '../model/siteDraft';
import { useFresh } from './freshDrafts';
import {
	fetchChanges,
	fetchDraft,
	fetchDrafts,
	type DraftsPage,
} from './requests';

/** One draft, for as long as it is shown. */
export const useSiteDraft = ( id: number ): Loading< SiteDraft > =>
	useFresh( `draft ${ id }`, () => fetchDraft( id ) );

/** What is in a draft, for as long as it is shown. */
export const useChanges = ( id: number ): Loading< readonly DraftChange[] > =>
	useFresh( `changes ${ id }`, () => fetchChanges( id ) );

/** How many drafts a page of the list has. */
const PER_PAGE = 20;

/** A page of the list, for as long as it is shown. */
export const useDraftsPage = (
	isPublished: boolean,
	page: number
): Loading< DraftsPage > =>
	useFresh( `page ${ page } ${ isPublished }`, ( signal ) =>
		fetchDrafts( { isPublished, page, perPage: PER_PAGE }, signal )
	);

/** As many as a dialog can offer. */
const MOST = 100;

/** The drafts that can be saved into, for as long as they are offered. */
export const useOpenDrafts = (): Loading< DraftsPage > =>
	useFresh( 'open', ( signal ) =>
		fetchDrafts( { isPublished: false, page: 1, perPage: MOST }, signal )
	);
