import { createAnswers } from '@/kernel/answers';
import type { Loading } from '@/ui/useLoad';
import type { DraftChange } from '../model/change';
import type { SiteDraft } from '../model/siteDraft';
import { onRefetch, useFresh } from './freshDrafts';
import {
	fetchChanges,
	fetchDraft,
	fetchDrafts,
	type DraftsPage,
} from './requests';

/** Parts of the page that ask at the same time share one request. */
const drafts = createAnswers( { request: fetchDraft, limit: 1 } );
const changes = createAnswers( { request: fetchChanges, limit: 1 } );

// What was asked for before a change isn't what is wanted after it.
onRefetch( () => {
	drafts.outdate();
	changes.outdate();
} );

/** One draft, refetched when drafts change. */
export const useSiteDraft = ( id: number ): Loading< SiteDraft > =>
	useFresh( `draft ${ id }`, () => drafts.reload( id ) );

/** The changes of a draft, refetched when drafts change. */
export const useChanges = ( id: number ): Loading< readonly DraftChange[] > =>
	useFresh( `changes ${ id }`, () => changes.reload( id ) );

/** Drafts per page of the list. */
const PER_PAGE = 20;

/** A page of the list, refetched when drafts change. */
export const useDraftsPage = (
	isPublished: boolean,
	page: number
): Loading< DraftsPage > =>
	useFresh( `page ${ page } ${ isPublished }`, ( signal ) =>
		fetchDrafts( { isPublished, page, perPage: PER_PAGE }, signal )
	);

/** The maximum number in a dialog. */
const MOST = 100;

/** The drafts that can be saved into, refetched when drafts change. */
export const useOpenDrafts = (): Loading< DraftsPage > =>
	useFresh( 'open', ( signal ) =>
		fetchDrafts( { isPublished: false, page: 1, perPage: MOST }, signal )
	);
