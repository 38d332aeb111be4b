import { createSignal } from '@/kernel/signal';
import { fail, ok } from '@/kernel/result';
import { fetchDraftState, type DraftPerson } from '@/platform/draftState';
import { openDraft } from '@/platform/siteDraft';
import { useLoad } from '@/ui/useLoad';
import { useSignal } from '@/ui/useSignal';

/** The names of the others who have the open draft open, in the order in which they came. */
export const othersHere = createSignal< readonly string[] >( [] );

/** The same names stay the same list: the site is asked every few seconds. */
export function setPeople( people: readonly DraftPerson[] ): void {
	const names = namesOf( people );
	if ( JSON.stringify( names ) !== JSON.stringify( othersHere.get() ) ) {
		othersHere.set( names );
	}
}

const namesOf = ( people: readonly DraftPerson[] ): readonly string[] =>
	people.filter( ( { isMe } ) => ! isMe ).map( ( { name } ) => name );

/** The others who have a draft open: of the open draft as they come and go, of another one when it is shown. */
export function useOthersIn( draft: number ): readonly string[] {
	const here = useSignal( othersHere );
	const isHere = openDraft()?.id === draft;
	const load = useLoad(
		`people in ${ draft }`,
		async () => {
			const state = await fetchDraftState( draft );
			if ( ! state.ok ) {
				return fail( state.error );
			}
			return ok(
				state.value.name === 'there'
					? namesOf( state.value.people )
					: []
			);
		},
		{ isWanted: ! isHere }
	);
	return isHere ? here : load.status === 'ready' ? load.value : NOBODY;
}

const NOBODY: readonly string[] = [];
