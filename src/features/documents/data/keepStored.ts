import { parse, serialize, store as blocksStore } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { contentProblem } from '../../../kernel/contentProblem';
import { isRecord, rawText, type UnknownRecord } from '../../../kernel/guards';
import { boot } from '../../../platform/boot';
import {
	sendsContent,
	type RequestOptions,
} from '../../../platform/requestMethod';
import { documentKey, type DocumentRef } from '../model/document';
import { withStoredBlocks } from '../model/storedText';
import { recordId } from './useDocument';

/** Texts that were put in place of a document's, until they are saved: its blocks were parsed from them. */
const replaced = new Map< string, string >();

/** Remembers the text that a document's blocks are parsed from, such as another version's. */
export const noteReplaced = ( document: DocumentRef, text: string ): void =>
	void replaced.set( documentKey( document ), text );

/**
 * Remembers code that the user types: it is stored as it was typed.
 *
 * @param document
 * @param before   The content before; text that the editor has written isn't the user's.
 * @param text
 */
export function noteTyped(
	document: DocumentRef,
	before: unknown,
	text: string
): void {
	if (
		replaced.has( documentKey( document ) ) ||
		before === storedText( document )
	) {
		noteReplaced( document, text );
	}
}

/** What was put in place of a document's text is what is stored, once a request has saved it. */
export function forgetReplaced(
	{ path }: RequestOptions,
	sent: unknown
): void {
	const document = AUTOSAVE.test( path ?? '' ) ? null : documentAt( path );
	if ( document && replaced.get( documentKey( document ) ) === sent ) {
		replaced.delete( documentKey( document ) );
	}
}

const AUTOSAVE = /\/autosaves\/?(\?|$)/;

/**
 * A request whose content has the blocks that nobody has changed as they are stored; see `withStoredBlocks()`. Every
 * writer passes here: saves, autosaves, drafts, merges, and what is restored.
 */
export function keepingStored( options: RequestOptions ): RequestOptions {
	const { data } = options;
	if (
		! sendsContent( options ) ||
		! isRecord( data ) ||
		// Nothing is parsed before there are blocks.
		select( blocksStore ).getBlockTypes().length === 0
	) {
		return options;
	}
	const written = rawText( data.content );
	const document = written === '' ? null : documentAt( options.path );
	const stored = document && storedText( document );
	if ( ! stored || contentProblem( stored ) ) {
		return options;
	}
	const content = withStoredBlocks( written, stored, rewrite );
	return content === written
		? options
		: { ...options, data: withContent( data, content ) };
}

const withContent = (
	data: UnknownRecord,
	content: string
): UnknownRecord => ( {
	...data,
	content: isRecord( data.content )
		? { ...data.content, raw: content }
		: content,
} );

function storedText( document: DocumentRef ): string {
	const { content } =
		select( coreStore ).getRawEntityRecord(
			'postType',
			document.type,
			recordId( document.id )
		) ?? {};
	return replaced.get( documentKey( document ) ) ?? rawText( content );
}

/** The document that a request saves, also as an autosave. */
function documentAt( path: string | undefined ): DocumentRef | null {
	const [ , plain = '' ] =
		/^\/?([^?]+?)(?:\/autosaves)?\/?(?:\?|$)/.exec( path ?? '' ) ?? [];
	for ( const [ type, { route } ] of Object.entries( boot().postTypes ) ) {
		const start = `${ route.replace( /^\//, '' ) }/`;
		if ( plain.startsWith( start ) && route !== '' ) {
			return { type, id: plain.slice( start.length ) };
		}
	}
	return null;
}

const rewrite = ( text: string ): string => serialize( parse( text ) );
