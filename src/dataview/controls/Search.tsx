import { SearchControl } from '@wordpress/components';
import { useDebounce, useEvent } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useList } from '../parts';
import styles from './controls.module.css';

/** The search box. After a reset it is a new one, without what was typed just before, which the view doesn't have yet. */
export const Search = () => <SearchBox key={ useList().resets } />;

/** Typed text appears at once, and changes the view after a pause. */
function SearchBox() {
	const { view, change, searchLabel, searchPause } = useList();
	const current = view.search ?? '';
	const [ typed, setTyped ] = useState( current );
	const [ seen, setSeen ] = useState( current );
	if ( seen !== current ) {
		// The view was changed elsewhere, such as by Reset.
		setSeen( current );
		setTyped( current );
	}
	const changeNow = useEvent( ( search: string ) => {
		setSeen( search );
		change( { type: 'search', search } );
	} );
	const changeSoon = useDebounce( changeNow, searchPause );
	const label = searchLabel ?? __( 'Search', 'atelier' );
	return (
		<div className={ styles.search }>
			<SearchControl
				__nextHasNoMarginBottom
				size="compact"
				label={ label }
				placeholder={ label }
				value={ typed }
				onChange={ ( search ) => {
					setTyped( search );
					changeSoon( search );
				} }
			/>
		</div>
	);
}
