import {
	getBlockType,
	parse,
	serialize,
	type ParsedBlock,
	store as blocksStore,
} from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { contentProblem } from '../../../kernel/contentProblem';
import { isRecord, rawText, type UnknownRecord } from '../../../kernel/guards';
import { boot } from '../../../platform/boot';
import {
	sendsContent,
	type RequestOptions,
} from '../../../platform/requestMethod';
import { currentAddress, documentRoute } from '../../../routing';
import { documentKey, type DocumentRef } from '../model/document';
import { withStoredBlocks } from '../model/storedText';
import { subjectsWithEdits } from './subjectsWithEdits';
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

/** Texts of documents as the editor writes them where nobody has changed anything, with the text that is stored. */
const opened = new Map<
	string,
	{ readonly stored: string; readonly written: () => string }
>();

/** Remembers the blocks of a document that have only changed themselves. */
export function noteOpened(
	document: DocumentRef,
	blocks: readonly ParsedBlock[]
): void {
	const stored = storedText( document );
	let written: string | undefined;
	opened.set( documentKey( document ), {
		stored,
		written: () => ( written ??= serialize( blocks ) ),
	} );
}

/**
 * What was put in place of a document's text is what is stored, once a request has saved it, and what the editor has written is how it
 * writes that.
 *
 * @param options
 * @param options.path
 * @param written      What the editor has written.
 * @param sent         What was sent in its place.
 */
export function noteSaved(
	{ path }: RequestOptions,
	written: string,
	sent: string
): void {
	const document = AUTOSAVE.test( path ?? '' ) ? null : documentAt( path );
	if ( ! document ) {
		return;
	}
	const key = documentKey( document );
	if ( replaced.get( key ) === written ) {
		replaced.delete( key );
	}
	opened.set( key, { stored: sent, written: () => written } );
}

const AUTOSAVE = /\/(?:autosaves|autosave|preview)\/?(\?|$)/;

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
	const sources = written === '' ? null : sourcesOf( options.path, written );
	if ( ! sources ) {
		return options;
	}
	const content = withStoredBlocks( written, sources.stored, {
		rewrite,
		others: sources.others,
		opened: sources.opened,
		isForeign,
	} );
	return content === written
		? options
		: { ...options, data: withContent( data, content ) };
}

interface Sources {
	readonly stored: string;
	readonly others: readonly string[];
	readonly opened: string;
}

/** The texts that the blocks of a request come from; null if there are none, or if they can't be parsed. */
function sourcesOf(
	path: string | undefined,
	written: string
): Sources | null {
	const document = documentAt( path );
	if ( ! document ) {
		// A copy of stored text isn't written by the editor.
		return isMadeOfBlocks( path ) && rewrite( written ) === written
			? { stored: '', others: openTexts(), opened: '' }
			: null;
	}
	const before = savedText( document );
	const stored = storedText( document );
	const own = opened.get( documentKey( document ) );
	return stored === '' || contentProblem( stored )
		? null
		: {
				stored,
				others: [
					...( before === stored ? [] : [ before ] ),
					...detachedTexts( stored, written ),
				].filter( isSound ),
				opened: own?.stored === stored ? own.written() : '',
			};
}

const isSound = ( text: string ): boolean =>
	text !== '' && ! contentProblem( text );

/** Types that the editor makes of blocks of the document on the canvas. */
const MADE_OF_BLOCKS = [ 'wp_block', 'wp_template_part', 'wp_template' ];

const isMadeOfBlocks = ( path = '' ): boolean =>
	MADE_OF_BLOCKS.some(
		( type ) =>
			plainRoute( boot().postTypes[ type ]?.route ) ===
			plainRoute( path.split( '?' )[ 0 ] )
	);

const plainRoute = ( route = '' ): string => route.replace( /^\/|\/$/g, '' );

/** The stored texts of the documents that are open or edited. */
function openTexts(): readonly string[] {
	const edited = subjectsWithEdits().flatMap( ( { kind, name, id } ) =>
		kind === 'postType' && id !== undefined ? [ { type: name, id } ] : []
	);
	const shown = documentRoute.parse( currentAddress.get() );
	return [ ...( shown ? [ shown ] : [] ), ...edited ]
		.flatMap( ( document ) => [
			savedText( document ),
			storedText( document ),
		] )
		.filter(
			( text, at, all ) => isSound( text ) && all.indexOf( text ) === at
		);
}

/** The stored texts of synced patterns and template parts whose blocks are now in the document itself. */
function detachedTexts( stored: string, written: string ): readonly string[] {
	const left = new Set( referencesIn( written ).map( documentKey ) );
	return referencesIn( stored )
		.filter( ( document ) => ! left.has( documentKey( document ) ) )
		.map( savedText );
}

/** The documents whose content is shown inside of a text. */
const referencesIn = ( text: string ): readonly DocumentRef[] =>
	[ ...text.matchAll( REFERENCE ) ].flatMap( ( [ , name, json = '' ] ) => {
		const {
			ref,
			slug,
			theme = boot().theme.stylesheet,
		} = parsedAttributes( json );
		return name === 'block'
			? [ { type: 'wp_block', id: String( ref ) } ]
			: [
					{
						type: 'wp_template_part',
						id: `${ String( theme ) }//${ String( slug ) }`,
					},
				];
	} );

const REFERENCE = /<!--\s+wp:(block|template-part)\s+(\{[^<>]*\})\s+\/-->/g;

function parsedAttributes( json: string ): UnknownRecord {
	try {
		const found: unknown = JSON.parse( json );
		return isRecord( found ) ? found : {};
	} catch {
		return {};
	}
}

/** Whether no version of a block has an attribute. */
function isForeign( block: string, attribute: string ): boolean {
	const type = getBlockType(
		block.includes( '/' ) ? block : `core/${ block }`
	);
	if ( ! isRecord( type ) ) {
		return false;
	}
	const versions: readonly unknown[] = Array.isArray( type.deprecated )
		? type.deprecated
		: [];
	return ! [ type, ...versions ].some(
		( version ) =>
			isRecord( version ) &&
			isRecord( version.attributes ) &&
			attribute in version.attributes
	);
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

/** The text that the blocks of a document were parsed from. */
const storedText = ( document: DocumentRef ): string =>
	replaced.get( documentKey( document ) ) ?? savedText( document );

/** The text of a document on the server, as far as it is known. */
function savedText( { type, id }: DocumentRef ): string {
	const { content } =
		select( coreStore ).getRawEntityRecord(
			'postType',
			type,
			recordId( id )
		) ?? {};
	return rawText( content );
}

/** The document that a request saves, also as an autosave. */
function documentAt( path: string | undefined ): DocumentRef | null {
	const [ , plain = '' ] =
		/^\/?([^?]+?)(?:\/autosaves)?\/?(?:\?|$)/.exec( path ?? '' ) ?? [];
	for ( const [ type, { route } ] of Object.entries( boot().postTypes ) ) {
		const start = `${ plainRoute( route ) }/`;
		if ( plain.startsWith( start ) && route !== '' ) {
			return { type, id: plain.slice( start.length ) };
		}
	}
	const [ , id ] = OWN_AUTOSAVE.exec( path ?? '' ) ?? [];
	const type =
		id === undefined
			? undefined
			: Object.keys( boot().postTypes ).find(
					( name ) => savedText( { type: name, id } ) !== ''
				);
	return id === undefined || type === undefined ? null : { type, id };
}

/** Autosaves of all types; see includes/Posts/Autosave_Controller.php. */
const OWN_AUTOSAVE =
	/^\/?atelier\/v1\/posts\/(\d+)\/(?:autosave|preview)\/?(?:\?|$)/;

const rewrite = ( text: string ): string => serialize( parse( text ) );
