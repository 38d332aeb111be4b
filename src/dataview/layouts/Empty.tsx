import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { valuesOf } from '../operators';
import { useList } from '../parts';
import styles from './Empty.module.css';

/** Shown if there are no items, with a reset button if search or filters are the reason. */
export function Empty() {
	const { empty, view, change } = useList();
	const isNarrowed =
		Boolean( view.search ) ||
		( view.filters ?? [] ).some(
			( { value } ) => valuesOf( value ).length > 0
		);
	return (
		<div className={ styles.empty }>
			{ isNarrowed || empty === undefined ? (
				<p>{ __( 'No results', 'atelier' ) }</p>
			) : (
				empty
			) }
			{ isNarrowed && (
				<Button
					variant="secondary"
					size="compact"
					onClick={ () => change( { type: 'reset' } ) }
				>
					{ __( 'Reset search and filters', 'atelier' ) }
				</Button>
			) }
		</div>
	);
}
