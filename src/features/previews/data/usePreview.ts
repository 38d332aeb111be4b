import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { isRecord, stringOr, type UnknownRecord } from '../../../kernel/guards';
import type { Load } from '../../../kernel/result';
import { createSignal } from '../../../kernel/signal';
import { boot } from '../../../platform/boot';
import { recordsBeingSaved } from '../../../platform/experimental/dirtyRecords';
import { listenTo } from '../../../platform/listenTo';
import {
	inBatches,
	openWishes,
	outdated,
	type KnownPreview,
	type PreviewWish,
} from '../model/previewQueue';
import { unsavedStyles, type UnsavedStyles } from './unsavedStyles';

/** How visitors will see something. */
export interface Preview {
	/** A whole page, ready for a frame. */
	readonly page: string;
	/** Whether there is nothing in it to be seen. */
	readonly isEmpty: boolean;
}

const known = createSignal< ReadonlyMap< string, KnownPreview< Preview > > >(
	new Map()
);

/** The site's styles, the same in every preview; sent once. */
let head: string | null = null;
let wishes: PreviewWish[] = [];
let isBusy = false;

/** A preview as the server has it, asked for together with all that are wanted now; null where it has none. */
export function usePreview( {
	of,
	version,
}: PreviewWish ): Load< Preview | null > {
	const found = useSyncExternalStore( known.subscribe, () =>
		known.get().get( of )
	);
	const isKnown = found?.version === version;
	useEffect( () => {
		if ( ! isKnown ) {
			wishes.push( { of, version } );
			void fulfil();
		}
	}, [ of, version, isKnown ] );
	// What it looked like before stays until what it looks like now has come.
	return found
		? { status: 'ready', value: found.value }
		: { status: 'loading' };
}

/** The same, as it was when it was last requested; for previews that are shown for a moment, in any version. */
export function useKnownPreview( of: string ): Load< Preview | null > {
	const version = useSyncExternalStore(
		known.subscribe,
		() => known.get().get( of )?.version
	);
	return usePreview( { of, version: version ?? '' } );
}

let isWatching = false;

/** How long styles have to stay as they are before everything is shown in them, in milliseconds. */
const REST = 300;

/**
 * A saved part, style or post may be in any preview, and unsaved styles are in all of them: whenever
 * something has been saved or styles were changed, all are made again.
 */
function watchChanges() {
	if ( isWatching ) {
		return;
	}
	isWatching = true;
	let wasSaving = false;
	let shown = unsavedStyles();
	let waiting: ReturnType< typeof setTimeout > | undefined;
	listenTo( () => {
		const isSaving = recordsBeingSaved( select( coreStore ) ).length > 0;
		if ( wasSaving && ! isSaving ) {
			makeAnew();
		}
		wasSaving = isSaving;
		const styles = unsavedStyles();
		if ( styles !== shown ) {
			shown = styles;
			clearTimeout( waiting );
			waiting = setTimeout( makeAnew, REST );
		}
	}, coreStore );
}

/** How often all have become outdated; an answer from before is thrown away. */
let generation = 0;

function makeAnew(): void {
	generation++;
	head = null;
	known.set( outdated( known.get() ) );
}

/** Works off the wishes, one request at a time. */
async function fulfil(): Promise< void > {
	if ( isBusy ) {
		return;
	}
	isBusy = true;
	watchChanges();
	// Everything that comes into view in the same moment goes into the same request.
	await Promise.resolve();
	while ( wishes.length > 0 ) {
		const [ batch, ...others ] = inBatches(
			openWishes( wishes, known.get() )
		);
		wishes = others.flat();
		if ( batch ) {
			await load( batch );
		}
	}
	isBusy = false;
}

async function load( batch: readonly PreviewWish[] ): Promise< void > {
	const began = generation;
	const answer = await fetchAnswer( batch.map( ( { of } ) => of ) );
	if ( began !== generation ) {
		wishes.push( ...batch );
		return;
	}
	const previews = answer && parsePreviews( answer.value );
	const next = new Map( known.get() );
	for ( const { of, version } of batch ) {
		// Failed requests are retried when the preview is next visible.
		next.set(
			of,
			previews
				? { version, value: previews.get( of ) ?? null }
				: { version: null, value: next.get( of )?.value ?? null }
		);
	}
	known.set( next );
}

/** Null where the server could not be asked. */
async function fetchAnswer(
	refs: readonly string[]
): Promise< { readonly value: unknown } | null > {
	try {
		const value: unknown = await apiFetch(
			requestFor( refs, head === null, unsavedStyles() )
		);
		return { value };
	} catch {
		// A list without pictures is still a list; each says that there is none.
		return null;
	}
}

const PATH = '/atelier/v1/previews';

/** Styles are too long for an address. */
function requestFor(
	refs: readonly string[],
	withHead: boolean,
	styles: UnsavedStyles | null
) {
	if ( styles ) {
		return {
			path: PATH,
			method: 'POST',
			data: { refs, with_head: withHead, styles },
		};
	}
	const query = new URLSearchParams(
		refs.map( ( ref ) => [ 'refs[]', ref ] as [ string, string ] )
	);
	query.set( 'with_head', withHead ? '1' : '0' );
	return { path: `${ PATH }?${ query.toString() }` };
}

function parsePreviews( answer: unknown ): ReadonlyMap< string, Preview > {
	if ( ! isRecord( answer ) || ! Array.isArray( answer.items ) ) {
		return new Map();
	}
	const shared = stringOr( answer.head, head ?? '' );
	head = shared;
	return new Map(
		answer.items.filter( isRecord ).map( ( item ) => [
			stringOr( item.ref ),
			{
				page: pageOf( item, shared ),
				isEmpty: item.isEmpty === true,
			},
		] )
	);
}

/** A whole page as text: the server's markup, with addresses that are relative to the site instead of its admin area. */
export const pageOf = (
	{ body, bodyClass, css }: UnknownRecord,
	shared: string
): string =>
	[
		`<!doctype html><html dir="${ document.dir || 'ltr' }"><head>`,
		`<base href="${ inAttribute( boot().homeUrl ) }">`,
		shared,
		stringOr( css ),
		'<style>html{overflow:hidden}</style></head>',
		`<body class="${ inAttribute( stringOr( bodyClass ) ) }">`,
		stringOr( body ),
		'</body></html>',
	].join( '' );

const inAttribute = ( text: string ): string => text.replace( /["<>]/g, '' );
