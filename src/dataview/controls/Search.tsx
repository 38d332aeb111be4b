import { SearchControl } from '@wordpress/components';
import { useDebounce, useEvent } from '@wordpress/compose';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useList } from '../parts';
import styles from './controls.module.css';

/** The search box. Typed text appears at once, and changes the view after a pause. */
export function Search() {
	const { view, change, resets, searchLabel, searchPause } = useList();
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
	useEffect( () => {
		// What was typed just before Reset is reset, too, although the view doesn't have it yet.
		changeSoon.cancel();
		setTyped( current );
		// Only by a reset.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ resets ] );
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
