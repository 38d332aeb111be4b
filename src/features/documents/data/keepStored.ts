import {
	getBlockType,
	parse,
	serialize,
	type ParsedBlock,
	store as blocksStore,
} from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { contentProblem } from '@/kernel/contentProblem';
import { isRecord, rawText, type UnknownRecord } from '@/kernel/guards';
import { rememberLast } from '@/kernel/rememberLast';
import { whileIn } from '@/kernel/whileIn';
import { boot } from '@/platform/boot';
import { sendsContent, type RequestOptions } from '@/platform/requestMethod';
import { currentAddress, documentRoute } from '@/routing';
import { documentKey, type DocumentRef } from '../model/document';
import { withStoredBlocks } from '../model/storedText';
import { plainRoute, typeCreatedAt } from './route';
import { subjectsWithEdits } from './subjectsWithEdits';
import { recordId } from './useDocument';

/** A text that was put in place of a document's: its blocks were parsed from it. */
interface Replacement {
	readonly text: string;
	/** Whether the editor has written it, so that blocks in it that nobody has changed aren't as they are stored. */
	readonly isWritten: boolean;
}

/** By document, until they are saved. */
const replaced = new Map< string, Replacement >();

/** Remembers the text that a document's blocks are parsed from, such as another version's. */
export const noteReplaced = (
	document: DocumentRef,
	text: string,
	{ isWritten = false } = {}
): void => void replaced.set( documentKey( document ), { text, isWritten } );

/** Other texts that blocks of a document come from, such as of a revision. */
const sourceTexts = new Map< string, ReadonlySet< string > >();

/** Remembers a text of which single blocks are put into a document. */
export function noteSource( document: DocumentRef, text: string ): void {
	const key = documentKey( document );
	sourceTexts.set(
		key,
		new Set( [ ...( sourceTexts.get( key ) ?? [] ), text ] )
	);
}

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

/** A document's text, and how the editor writes it where nobody has changed anything. */
interface Opened {
	readonly stored: string;
	readonly written: () => string;
	/** Whether blocks have changed themselves. */
	readonly isOwn: boolean;
	/** These blocks; none after a save. */
	readonly blocks?: readonly ParsedBlock[];
}

const opened = new Map< string, Opened >();

/**
 * Remembers the blocks of a document after one has changed itself, unless the user has changed something before: that isn't
 * how the editor writes what is stored.
 */
export function noteOwnChange(
	document: DocumentRef,
	blocks: readonly ParsedBlock[]
): void {
	const stored = storedText( document );
	const edits =
		select( coreStore ).getEntityRecordEdits(
			'postType',
			document.type,
			recordId( document.id )
		) ?? {};
	const isOnlyOwn =
		edits.blocks === undefined
			? edits.content === undefined || edits.content === stored
			: edits.blocks === opened.get( documentKey( document ) )?.blocks;
	if ( ! isOnlyOwn ) {
		return;
	}
	let written: string | undefined;
	opened.set( documentKey( document ), {
		stored,
		written: () => ( written ??= serialize( blocks ) ),
		isOwn: true,
		blocks,
	} );
}

/** Whether blocks of a document have changed themselves. */
export const hasOwnChanges = ( document: DocumentRef ): boolean =>
	opened.get( documentKey( document ) )?.isOwn === true;

/**
 * What the editor has written, without what blocks have changed themselves.
 *
 * @param document
 * @param written
 * @param base           The text that the document was opened with.
 * @param options
 * @param options.rewritten What the editor writes for it.
 */
export function withoutOwnChanges(
	document: DocumentRef,
	written: string,
	base: string,
	{ rewritten: plain }: { readonly rewritten: string }
): string {
	const own = opened.get( documentKey( document ) );
	return own?.stored === base && own.isOwn
		? withStoredBlocks( written, plain, { rewrite, opened: own.written() } )
		: written;
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
	replaced.delete( key );
	opened.set( key, {
		stored: sent,
		written: () => written,
		isOwn: opened.get( key )?.isOwn ?? false,
	} );
}

const AUTOSAVE = /\/(?:autosaves|autosave|preview)\/?(\?|$)/;

/**
 * A request whose content has the blocks that nobody has changed as they are stored; see `withStoredBlocks()`. Every
 * writer passes here: saves, autosaves, drafts, merges, and what is restored.
 */
export function keepingStored( options: RequestOptions ): RequestOptions {
	const { data } = options;
	if ( ! sendsContent( options ) || ! isRecord( data ) || ! canParse() ) {
		return options;
	}
	const written = rawText( data.content );
	const document = documentAt( options.path );
	const content =
		document === null
			? newContent( options.path, written )
			: keptContent( document, written );
	return content === written
		? options
		: { ...options, data: withContent( data, content ) };
}

/** The text of a new document that the editor makes of blocks of another one. */
const newContent = ( path: string | undefined, written: string ): string =>
	isMadeOfBlocks( path ) && ! copies.has( written )
		? withStoredBlocks( written, '', {
				rewrite,
				others: openTexts(),
				isForeign,
			} )
		: written;

/** The texts of copies that are being created. */
const copies = new Set< string >();

/** Creates a copy, whose text is sent as it is: it isn't made of blocks of the document on the canvas. */
export const sendingCopy = < T >(
	text: string,
	create: () => Promise< T >
): Promise< T > => whileIn( copies, text, create );

/** The text that a save of a document sends for one that the editor has written. */
export function keptContent( document: DocumentRef, written: string ): string {
	const saved = savedText( document );
	const put = replaced.get( documentKey( document ) );
	const stored = put?.text ?? saved;
	if ( written === '' || ! isSound( stored ) || ! canParse() ) {
		return written;
	}
	const own = opened.get( documentKey( document ) );
	const content = withStoredBlocks( written, stored, {
		rewrite,
		others: [
			...( saved === stored ? [] : [ saved ] ),
			...( sourceTexts.get( documentKey( document ) ) ?? [] ),
			...detachedTexts( stored, written ),
		].filter( isSound ),
		opened: own?.stored === stored ? own.written() : '',
		isForeign,
	} );
	return put?.isWritten === true && isSound( saved )
		? withStoredBlocks( content, saved, { rewrite, isForeign } )
		: content;
}

/** Nothing is parsed before there are blocks. */
const canParse = (): boolean =>
	select( blocksStore ).getBlockTypes().length > 0;

const isSound = ( text: string ): boolean =>
	text !== '' && ! contentProblem( text );

/** Types that the editor makes of blocks of the document on the canvas. */
const MADE_OF_BLOCKS = [ 'wp_block', 'wp_template_part', 'wp_template' ];

const isMadeOfBlocks = ( path: string | undefined ): boolean =>
	MADE_OF_BLOCKS.includes( typeCreatedAt( path ) ?? '' );

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

/** The stored texts of synced patterns and template parts whose blocks are now in the document itself, also of those in others. */
function detachedTexts( stored: string, written: string ): readonly string[] {
	const left = new Set( referencesIn( written ).map( documentKey ) );
	const found = new Map< string, string >();
	const add = ( text: string ) => {
		for ( const document of referencesIn( text ) ) {
			const key = documentKey( document );
			if ( ! left.has( key ) && ! found.has( key ) ) {
				found.set( key, savedText( document ) );
				add( found.get( key ) ?? '' );
			}
		}
	};
	add( stored );
	return [ ...found.values() ];
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

const REFERENCE =
	/<!--\s+wp:(?:core\/)?(block|template-part)\s+(\{[^<>]*\})\s+\/-->/g;

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
	replaced.get( documentKey( document ) )?.text ?? savedText( document );

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

/** What the editor writes for texts, as long as there are the same blocks. */
const rewrittenWith = rememberLast(
	( _types: unknown ) => new Map< string, string >()
);
const MAX_REWRITTEN = 1000;

function rewrite( text: string ): string {
	const rewritten = rewrittenWith( select( blocksStore ).getBlockTypes() );
	if ( rewritten.size >= MAX_REWRITTEN ) {
		rewritten.clear();
	}
	const known = rewritten.get( text );
	if ( known !== undefined ) {
		return known;
	}
	const made = serialize( parse( text ) );
	rewritten.set( text, made );
	return made;
}
