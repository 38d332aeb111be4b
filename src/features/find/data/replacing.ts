import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { fewAtATime } from '@/kernel/fewAtATime';
import { fail, ok, type Result } from '@/kernel/result';
import { boot } from '@/platform/boot';
import { inDraft } from '@/platform/draftArg';
import { attempt } from '@/platform/failure';
import { loadStage } from '@/platform/stages';
import { messageFor } from '@/ui/messages';
import { basedOn, versionOf } from '@/features/documents/index.model';
import {
	putValues,
	recordArgs,
	refuseStripping,
} from '@/features/documents/index.records';
import { parseDoc } from '@/features/globalStyles/index.model';
import { replaceStyles } from '@/features/globalStyles/index.records';
import { isReviewOpen, reviewReason } from '@/features/saving';
import {
	withEdits,
	type Edit,
	type Search,
} from '@/features/replacing/index.model';
import { checkedText } from '@/features/replacing/index.records';
import {
	chosenEdits,
	type FoundDocument,
	type FoundText,
	type Replaced,
} from '../model/found';
import { recordFinderOf } from '../model/placesIn';
import { STYLES, subjectOf } from '../model/subject';
import {
	formOfValue,
	hasValues,
	recordOf,
	valuesOf,
	type Values,
} from '../model/values';
import { circlesOf, type MayContain, type Texts } from './circles';
import { fetchStored, valuesToEdit } from './stored';
import { patternText, textToEdit, textToSave } from './texts';
import { withTransformed } from './transforming';

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

/** How documents are changed one after the other. */
export interface Steps {
	/** Called after each document. */
	readonly onDone: () => void;
	/** Leaves out what hasn't begun yet. */
	readonly signal: AbortSignal;
}

/** How documents are replaced. */
export interface Replacement extends Steps {
	readonly search: Search;
	/** The places that stay. */
	readonly leftOut: ReadonlySet< string >;
}

/** Requests at a time. */
const FEW = 3;

/** Where the changes go. */
interface Target {
	/** Reads the text that a document has there. */
	readonly textOf: Texts[ 'textOf' ];
	/** Writes a document that is still as it was found. */
	readonly put: ( document: Rewritten ) => Promise< Result< void > >;
}

/** A document with the values that change. */
interface Rewritten extends Pick< FoundText, 'type' | 'id' > {
	readonly before: Values;
	readonly after: Values;
}

/** Replaces what was found in documents, each by itself. */
async function replaceEach(
	documents: readonly FoundDocument[],
	{ textOf, put }: Target,
	replacement: Replacement
): Promise< Outcome > {
	// Only with their types it is known whether blocks stay valid.
	const stage = await loadStage( 'editor' );
	const mayContain = await circlesOf( replacement.search, {
		theme: boot().theme.stylesheet,
		textOf,
		patternText,
	} );
	return changeEach(
		documents,
		async ( document ) =>
			stage.ok
				? replaceOne( document, { put, mayContain }, replacement )
				: stage,
		replacement
	);
}

/** Changes documents, each by itself; `change` resolves with whether its document changed. */
async function changeEach< Document extends FoundText >(
	documents: readonly Document[],
	change: ( document: Document ) => Promise< Result< boolean > >,
	{ onDone, signal }: Steps
): Promise< Outcome > {
	const refused: Refused[] = [];
	let done = 0;
	await fewAtATime( documents, FEW, async ( document ) => {
		const changed = signal.aborted
			? refuse( __( 'Not attempted yet.', 'atelier' ) )
			: // An expression may make more of a text than a browser can hold.
				await attempt( () => change( document ) );
		if ( ! changed.ok ) {
			const { title, type } = document;
			refused.push( {
				title,
				type,
				reason: messageFor( changed.error ),
			} );
		} else if ( changed.value ) {
			done++;
		}
		onDone();
	} );
	return { done, refused };
}

/** Resolves with whether the document changed. */
async function replaceOne(
	document: FoundDocument,
	{ put, mayContain }: Pick< Target, 'put' > & { mayContain: MayContain },
	{ search, leftOut }: Replacement
): Promise< Result< boolean > > {
	const finder = recordFinderOf( search );
	if ( ! finder.ok ) {
		return finder;
	}
	const after = replacedValues(
		document.values,
		chosenEdits( document, leftOut, finder.value ),
		search
	);
	if ( ! after.ok || Object.keys( after.value ).length === 0 ) {
		return after.ok ? ok( false ) : after;
	}
	const allowed = mayContain( document );
	if ( ! allowed.ok ) {
		return allowed;
	}
	const { type, id, values } = document;
	const before = Object.fromEntries(
		Object.keys( after.value ).map( ( name ) => [
			name,
			values[ name ] ?? '',
		] )
	);
	const written = await put( { type, id, before, after: after.value } );
	return written.ok ? ok( true ) : written;
}

/** The values that change; a failure if one of them can't. */
function replacedValues(
	values: Values,
	edits: ReadonlyMap< string, readonly Edit[] >,
	search: Search
): Result< Values > {
	const changed: Record< string, string > = {};
	for ( const [ property, chosen ] of edits ) {
		const value = values[ property ] ?? '';
		const next =
			formOfValue( property ) === 'blocks'
				? replacedText( value, chosen, search )
				: ok( withEdits( value, chosen ) );
		if ( ! next.ok ) {
			return next;
		}
		if ( next.value !== value ) {
			changed[ property ] = next.value;
		}
	}
	return ok( changed );
}

/** A text with its edits made; a failure if its blocks can't have them. */
function replacedText(
	content: string,
	edits: readonly Edit[],
	search: Search
): Result< string > {
	if ( search.kind === 'block' ) {
		const transformed = withTransformed( content, edits, search.to ?? '' );
		return transformed === null
			? refuse(
					__(
						'A block in it can’t become this type without losing something. Open it and change it by hand.',
						'atelier'
					)
				)
			: ok( transformed );
	}
	return checkedText( content, withEdits( content, edits ) );
}

const refuse = ( detail: string ) => fail( { code: 'unsendable', detail } );

const changed = () =>
	refuse(
		__(
			'It has changed since it was found, or has unsaved changes. Save or discard them, then try again.',
			'atelier'
		)
	);

/** Puts the texts into unsaved edits, and opens their review. */
export async function replaceAsEdits(
	documents: readonly FoundDocument[],
	replacement: Replacement
): Promise< Outcome > {
	return reviewed(
		await replaceEach(
			documents,
			{ textOf: textToEdit, put: editOne },
			replacement
		)
	);
}

/** Opens the review of what was changed, unless there is something to say about the rest. */
function reviewed( outcome: Outcome ): Outcome {
	if ( outcome.done > 0 && outcome.refused.length === 0 ) {
		reviewReason.set( '' );
		isReviewOpen.set( true );
	}
	return outcome;
}

async function editOne( {
	type,
	id,
	before,
	after,
}: Rewritten ): Promise< Result< void > > {
	const subject = subjectOf( { type, id } );
	const now = await valuesToEdit( subject );
	if ( ! now.ok ) {
		return now;
	}
	if ( ! hasValues( now.value, before ) ) {
		return changed();
	}
	if ( type === STYLES ) {
		return replaceStyles(
			parseDoc( recordOf( { ...now.value, ...after } ) )
		)
			? ok( undefined )
			: refuse(
					__(
						'The styles can’t have this value. Check what comes in its place.',
						'atelier'
					)
				);
	}
	await putValues( subject, recordOf( after ) );
	return ok( undefined );
}

const saveIn = ( draft: number ) => ( document: Rewritten ) =>
	saveOne( document, draft );

/** Puts texts that another room has made into unsaved edits, and opens their review. The editor stage has to be loaded. */
export const changeAsEdits = async (
	documents: readonly Replaced[],
	steps: Steps
): Promise< Outcome > =>
	reviewed( await changeEach( documents, changeBy( editOne ), steps ) );

/** The same into a site draft. */
export const changeInDraft = (
	documents: readonly Replaced[],
	draft: number,
	steps: Steps
): Promise< Outcome > =>
	changeEach( documents, changeBy( saveIn( draft ) ), steps );

const changeBy =
	( put: Target[ 'put' ] ) =>
	async ( document: Replaced ): Promise< Result< boolean > > => {
		const { type, id, content, replaced } = document;
		const text = checkedText( content, replaced );
		const written = text.ok
			? await put( {
					type,
					id,
					before: { content },
					after: { content: replaced },
				} )
			: text;
		return written.ok ? ok( true ) : written;
	};

/** Saves the texts into a site draft: the live site stays as it is. */
export const replaceInDraft = (
	documents: readonly FoundDocument[],
	draft: number,
	replacement: Replacement
): Promise< Outcome > =>
	replaceEach(
		documents,
		{ textOf: textToSave, put: saveIn( draft ) },
		replacement
	);

async function saveOne(
	{ type, id, before, after }: Rewritten,
	draft: number
): Promise< Result< void > > {
	const subject = subjectOf( { type, id } );
	const stored = await fetchStored( subject, Object.keys( before ) );
	if ( ! stored.ok ) {
		return stored;
	}
	const { route, record } = stored.value;
	if (
		! hasValues( valuesOf( record ), before ) ||
		select( coreStore ).hasEditsForEntityRecord( ...recordArgs( subject ) )
	) {
		return changed();
	}
	const whole = await refuseStripping( after.content ?? '' );
	if ( ! whole.ok ) {
		return whole;
	}
	await apiFetch( {
		path: inDraft( route, draft ),
		method: 'PUT',
		data: recordOf( after ),
		headers: basedOn( versionOf( record ) ),
	} );
	return ok( undefined );
}
