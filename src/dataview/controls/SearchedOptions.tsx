import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ComponentProps } from 'react';
import { SEARCH_PAUSE } from '../model';
import { OptionList } from '../parts';
import type { Option, OptionSearch } from '../types';
import styles from './controls.module.css';

interface SearchedOptionsProps extends Omit<
	ComponentProps< typeof OptionList >,
	'onSearch'
> {
	readonly searchElements: OptionSearch;
}

interface Found {
	readonly text: string;
	/** Null where the search failed. */
	readonly options: readonly Option[] | null;
}

/** Options that are too many to load: the first ones, and those that match what is typed. */
export function SearchedOptions( {
	searchElements,
	options,
	...list
}: SearchedOptionsProps ) {
	const [ typed, setTyped ] = useState( '' );
	const [ found, setFound ] = useState< Found >( { text: '', options } );
	const text = typed.trim();
	const isCurrent = found.text === text;
	useEffect( () => {
		if ( text === '' ) {
			setFound( { text, options } );
			return undefined;
		}
		let isWanted = true;
		const finish = ( matching: readonly Option[] | null ) =>
			isWanted && setFound( { text, options: matching } );
		const timer = setTimeout(
			() =>
				void searchElements
					.matching( text )
					.then( finish, () => finish( null ) ),
			SEARCH_PAUSE
		);
		return () => {
			isWanted = false;
			clearTimeout( timer );
		};
	}, [ text, options, searchElements ] );
	return (
		<div aria-busy={ ! isCurrent } className={ styles.searched }>
			<OptionList
				{ ...list }
				options={ found.options ?? [] }
				onSearch={ setTyped }
			/>
			{ isCurrent && found.options === null && (
				<p className={ styles.failed } role="alert">
					{ __( 'The items could not be loaded.', 'atelier' ) }
				</p>
			) }
		</div>
	);
}
