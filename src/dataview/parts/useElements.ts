import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { createSignal, type Signal } from '@/kernel/signal';
import { textOf, type LoadElements, type NormalizedField } from '../fields';
import type { Option } from '../types';
import { useSignal } from '@/ui/useSignal';

export type LoadedElements =
	| { readonly status: 'idle' | 'loading' | 'failed' }
	| { readonly status: 'ready'; readonly options: readonly Option[] };

interface Source {
	readonly state: Signal< LoadedElements >;
	readonly load: () => void;
}

/** Options are loaded once for an array of fields, for all components that show them. */
const sources = new WeakMap< LoadElements, Source >();

function sourceOf( loadElements: LoadElements ): Source {
	const known = sources.get( loadElements );
	if ( known ) {
		return known;
	}
	const state = createSignal< LoadedElements >( { status: 'idle' } );
	const source: Source = {
		state,
		load() {
			const { status } = state.get();
			if ( status === 'loading' || status === 'ready' ) {
				return;
			}
			state.set( { status: 'loading' } );
			loadElements().then(
				( options ) => state.set( { status: 'ready', options } ),
				() => state.set( { status: 'failed' } )
			);
		},
	};
	sources.set( loadElements, source );
	return source;
}

/** Options that need no loading. */
const ready = ( options: readonly Option[] ): Source => ( {
	state: createSignal< LoadedElements >( { status: 'ready', options } ),
	load: () => undefined,
} );

/** A field's options and a retry; they are loaded when the first component shows them. */
export function useElements( {
	elements,
	loadElements,
}: {
	readonly elements: readonly Option[];
	readonly loadElements: LoadElements | null;
} ): {
	readonly loaded: LoadedElements;
	readonly retry: () => void;
} {
	const source = useMemo(
		() => ( loadElements ? sourceOf( loadElements ) : ready( elements ) ),
		[ elements, loadElements ]
	);
	const loaded = useSignal( source.state );
	useEffect( () => {
		if ( source.state.get().status === 'idle' ) {
			source.load();
		}
	}, [ source ] );
	return { loaded, retry: useCallback( () => source.load(), [ source ] ) };
}

/** The options of a field that have been loaded. */
export function useOptions(
	field: Pick< NormalizedField< unknown >, 'elements' | 'loadElements' >
): readonly Option[] {
	const { loaded } = useElements( field );
	return loaded.status === 'ready' ? loaded.options : [];
}

const NONE: readonly Option[] = [];

/** The options of chosen values. Those that only a search finds are asked for. */
export function useChosenOptions(
	field: Pick<
		NormalizedField< unknown >,
		'elements' | 'loadElements' | 'searchElements'
	>,
	values: readonly unknown[]
): readonly Option[] {
	const { loaded } = useElements( field );
	const [ named, setNamed ] = useState( NONE );
	const options = loaded.status === 'ready' ? loaded.options : NONE;
	const missing =
		loaded.status === 'ready' && field.searchElements
			? values.filter(
					( value ) =>
						! [ ...options, ...named ].some(
							( option ) =>
								String( option.value ) === textOf( value )
						)
				)
			: NONE;
	const key = missing.map( textOf ).join();
	const { searchElements } = field;
	useEffect( () => {
		if ( key === '' || ! searchElements ) {
			return undefined;
		}
		let isCurrent = true;
		searchElements.named( key.split( ',' ) ).then(
			( found ) =>
				isCurrent &&
				setNamed( ( before ) => [
					...before,
					...found,
					// Those that are gone aren't asked for again.
					...key
						.split( ',' )
						.filter(
							( value ) =>
								! found.some(
									( option ) =>
										String( option.value ) === value
								)
						)
						.map( ( value ) => ( { value, label: value } ) ),
				] ),
			() => undefined
		);
		return () => {
			isCurrent = false;
		};
	}, [ key, searchElements ] );
	return useMemo( () => [ ...options, ...named ], [ options, named ] );
}
