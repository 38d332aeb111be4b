import { fail, ok, type Result } from '@/kernel/result';
import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';
import { boot } from '../boot';
import { inDraft } from '../draftArg';
import { codeOfStatus, toAppError } from '../failure';
import { fetchWithNonce } from '../session';
import { openDraft } from '../siteDraft';
import type { PrintedAsset } from './insert';

export interface StageAssets {
	readonly scripts: readonly PrintedAsset[];
	readonly styles: readonly PrintedAsset[];
	/** Inline code added to scripts that the page has already run. */
	readonly lateScripts: readonly string[];
	readonly lateStyles: readonly string[];
}

/** WordPress's media library. */
export interface MediaAssets {
	readonly scripts: readonly PrintedAsset[];
	readonly styles: readonly PrintedAsset[];
	/** Its Underscore templates, as markup. */
	readonly templates: string;
	/** Whether scripts of plugins may use the library without loading it. */
	readonly isNeededSoon: boolean;
}

/** The response of includes/Canvas/Stage_Assets.php. */
export interface Manifest {
	readonly editor: StageAssets;
	readonly media: MediaAssets;
	readonly settings: UnknownRecord;
	/** Serialized sample blocks by name of their type. */
	readonly samples: Readonly< Record< string, string > >;
}

/** Requests the manifest of the editor. */
export const loadManifest = once( fetchManifest );

/** Requests the assets of the records stage. */
export const loadRecordAssets = once( fetchRecordAssets );

/** Runs a request once for all callers; a failure is forgotten, so that the next call tries again. */
function once< T >(
	run: () => Promise< Result< T > >
): () => Promise< Result< T > > {
	let pending: Promise< Result< T > > | null = null;
	return async () => {
		pending ??= run();
		const result = await pending;
		if ( ! result.ok ) {
			pending = null;
		}
		return result;
	};
}

/** Pages that need these assets at once have them printed; others have a fast request of their own. */
async function fetchRecordAssets(): Promise< Result< StageAssets > > {
	const printed = window.atelierLoaded?.records;
	if ( printed !== undefined ) {
		return ok( parseStage( printed ) );
	}
	const url = new URL( boot().stagesUrl );
	url.searchParams.set( 'atelier-stages', 'records' );
	const answer = await fetchAssets( url.href );
	if ( ! answer.ok ) {
		return answer;
	}
	return isRecord( answer.value ) && isRecord( answer.value.records )
		? ok( parseStage( answer.value.records ) )
		: fail( { code: 'malformed' } );
}

async function fetchManifest(): Promise< Result< Manifest > > {
	const early = window.atelierBoot?.early;
	if ( early ) {
		delete window.atelierBoot?.early;
	}
	const answer = await fetchAssets( boot().stagesUrl, early );
	return answer.ok ? parseManifest( answer.value ) : answer;
}

async function fetchAssets(
	url: string,
	early?: Promise< Response >
): Promise< Result< unknown > > {
	const draft = openDraft();
	try {
		const response = await fetchWithNonce(
			draft ? inDraft( url, draft.id ) : url,
			'stages',
			early
		);
		if ( ! response.ok ) {
			return fail( {
				code: codeOfStatus( response.status ),
				status: response.status,
			} );
		}
		// A lost session redirects to the login page, which isn't JSON.
		const isJson = response.headers
			.get( 'content-type' )
			?.includes( 'json' );
		if ( ! isJson ) {
			return fail( {
				code: response.redirected ? 'loggedOut' : 'malformed',
			} );
		}
		return ok( await response.json() );
	} catch ( raw ) {
		return raw instanceof SyntaxError
			? fail( { code: 'malformed', detail: raw.message } )
			: fail( toAppError( raw ) );
	}
}

function parseManifest( raw: unknown ): Result< Manifest > {
	if (
		! isRecord( raw ) ||
		! isRecord( raw.editor ) ||
		! isRecord( raw.media )
	) {
		return fail( { code: 'malformed' } );
	}
	return ok( {
		editor: parseStage( raw.editor ),
		media: {
			scripts: parseAssets( raw.media.scripts ),
			styles: parseAssets( raw.media.styles ),
			templates: stringOr( raw.media.templates ),
			isNeededSoon: raw.media.isNeededSoon === true,
		},
		settings: isRecord( raw.settings ) ? raw.settings : {},
		samples: parseSamples( raw.samples ),
	} );
}

function parseStage( raw: unknown ): StageAssets {
	const stage = isRecord( raw ) ? raw : {};
	return {
		scripts: parseAssets( stage.scripts ),
		styles: parseAssets( stage.styles ),
		lateScripts: parseStrings( stage.lateScripts ),
		lateStyles: parseStrings( stage.lateStyles ),
	};
}

const parseAssets = ( raw: unknown ): PrintedAsset[] =>
	asArray( raw )
		.filter( isRecord )
		.map( ( { handle, html, size, by } ) => ( {
			handle: stringOr( handle ),
			html: stringOr( html ),
			size: typeof size === 'number' ? size : 0,
			by: stringOr( by ),
		} ) );

const parseSamples = ( raw: unknown ): Manifest[ 'samples' ] =>
	Object.fromEntries(
		Object.entries( isRecord( raw ) ? raw : {} ).map(
			( [ name, text ] ) => [ name, stringOr( text ) ]
		)
	);

const parseStrings = ( raw: unknown ): string[] =>
	asArray( raw ).filter( ( item ) => typeof item === 'string' );

const asArray = ( raw: unknown ): unknown[] =>
	Array.isArray( raw ) ? raw : [];
