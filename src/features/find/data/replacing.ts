import apiFetch from '@wordpress/api-fetch';
import { parse } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { contentProblem } from '../../../kernel/contentProblem';
import { fewAtATime } from '../../../kernel/fewAtATime';
import { isRecord, rawText } from '../../../kernel/guards';
import { fail, ok, type Result } from '../../../kernel/result';
import { inDraft } from '../../../platform/draftArg';
import { attempt } from '../../../platform/failure';
import { loadStage } from '../../../platform/stages';
import { messageFor } from '../../../ui/messages';
import { basedOn, versionOf } from '../../documents/index.model';
import {
	contentOf,
	fetchNow,
	putValues,
	receive,
	recordKey,
	routeOfRecord,
} from '../../documents/index.records';
import { isReviewOpen, reviewReason } from '../../saving';
import type { Replaced } from '../model/found';
import { isAsValid } from '../model/validity';

/** A document that was left as it is, and why. */
export interface Refused {
	readonly title: string;
	readonly type: string;
	readonly reason: string;
}

/** What came of replacing. */
export interface Outcome {
	readonly done: number;
	readonly refused: readonly Refused[];
}

/** Requests at a time. */
const FEW = 3;

/**
 * Replaces the texts of documents, each by itself.
 *
 * @param documents
 * @param replace   Replaces one that is still as it was found.
 * @param onDone    Called after each.
 * @param signal    Leaves out what hasn't begun yet.
 */
async function replaceEach(
	documents: readonly Replaced[],
	replace: ( document: Replaced ) => Promise< Result< void > >,
	onDone: () => void,
	signal: AbortSignal
): Promise< Outcome > {
	// Only with their types it is known whether blocks stay valid.
	const stage = await loadStage( 'editor' );
	const refused: Refused[] = [];
	await fewAtATime( documents, FEW, async ( document ) => {
		const reason = ! stage.ok
			? messageFor( stage.error )
			: signal.aborted
				? __( 'Not attempted yet.', 'atelier' )
				: isValidAfter( document )
					? await reasonOf( replace( document ) )
					: __(
							'This would break a block in it. Open it and change it by hand.',
							'atelier'
						);
		if ( reason !== '' ) {
			const { title, type } = document;
			refused.push( { title, type, reason } );
		}
		onDone();
	} );
	return { done: documents.length - refused.length, refused };
}

const reasonOf = async ( outcome: Promise< Result< void > > ) => {
	const result = await outcome;
	return result.ok ? '' : messageFor( result.error );
};

const isValidAfter = ( { content, replaced }: Replaced ): boolean =>
	contentProblem( replaced ) === null &&
	isAsValid( parse( content ), parse( replaced ) );

const changed = () =>
	fail( {
		code: 'unsendable',
		detail: __(
			'It has changed since it was found, or has unsaved changes. Save or discard them and search again.',
			'atelier'
		),
	} );

/** Puts the texts into unsaved edits, and opens their review. */
export async function replaceAsEdits(
	documents: readonly Replaced[],
	onDone: () => void,
	signal: AbortSignal
): Promise< Outcome > {
	const outcome = await replaceEach( documents, editOne, onDone, signal );
	if ( outcome.done > 0 && outcome.refused.length === 0 ) {
		reviewReason.set( '' );
		isReviewOpen.set( true );
	}
	return outcome;
}

async function editOne( {
	type,
	id,
	content,
	replaced,
}: Replaced ): Promise< Result< void > > {
	const subject = { kind: 'postType', name: type, id };
	const key = recordKey( subject );
	const core = select( coreStore );
	if ( ! core.hasEditsForEntityRecord( ...key ) ) {
		const failure = await receive( { type, id } );
		if ( failure ) {
			return fail( failure );
		}
	}
	if ( contentOf( core, key ) !== content ) {
		return changed();
	}
	await putValues( subject, { content: replaced } );
	return ok( undefined );
}

/** Saves the texts into a site draft: the live site stays as it is. */
export const replaceInDraft = (
	documents: readonly Replaced[],
	draft: number,
	onDone: () => void,
	signal: AbortSignal
): Promise< Outcome > =>
	replaceEach(
		documents,
		( document ) => attempt( () => saveOne( document, draft ) ),
		onDone,
		signal
	);

async function saveOne(
	{ type, id, content, replaced }: Replaced,
	draft: number
): Promise< Result< void > > {
	const subject = { kind: 'postType', name: type, id };
	const route = await routeOfRecord( subject );
	if ( route === undefined ) {
		return fail( { code: 'missing' } );
	}
	const live = await fetchNow( `${ route }?_fields=content,atelier_version` );
	if ( ! isRecord( live ) || rawText( live.content ) !== content ) {
		return changed();
	}
	if (
		select( coreStore ).hasEditsForEntityRecord( ...recordKey( subject ) )
	) {
		return changed();
	}
	await apiFetch( {
		path: inDraft( route, draft ),
		method: 'PUT',
		data: { content: replaced },
		headers: basedOn( versionOf( live ) ),
	} );
	return ok( undefined );
}
