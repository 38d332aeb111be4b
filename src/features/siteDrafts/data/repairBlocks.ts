import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { isRecord, rawText } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { inDraft } from '@/platform/draftArg';
import { attempt } from '@/platform/failure';
import { basedOn, versionOf } from '@/features/documents/index.model';
import {
	fetchNow,
	refuseStripping,
	routeOfRecord,
} from '@/features/documents/index.records';
import { subjectOf, type DraftChange } from '../model/change';

/**
 * Saves a change's text with its blocks repaired into the draft, as whoever is logged in would by hand: it is theirs then.
 *
 * @param draft
 * @param change   Whose content must be as it was checked.
 * @param repaired
 */
export const repairBlocks = (
	draft: number,
	change: DraftChange,
	repaired: string
): Promise< Result< void > > =>
	attempt( async () => {
		const route = await routeOfRecord( subjectOf( change ) );
		if ( route === undefined ) {
			return fail( { code: 'missing' } );
		}
		const path = inDraft( route, draft );
		const stored = await fetchNow( path );
		if (
			! isRecord( stored ) ||
			rawText( stored.content ) !== change.edits.content
		) {
			return fail( {
				code: 'unsendable',
				detail: __(
					'This was changed again in the meantime. Check it, then decide again.',
					'atelier'
				),
			} );
		}
		const whole = await refuseStripping( repaired );
		if ( ! whole.ok ) {
			return whole;
		}
		await apiFetch( {
			path,
			method: 'PUT',
			data: { content: repaired },
			headers: basedOn( versionOf( stored ) ),
		} );
		return ok( undefined );
	} );
