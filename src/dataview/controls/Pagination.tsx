import { Button, SelectControl } from '@wordpress/components';
import { createInterpolateElement } from '@wordpress/element';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { next, previous } from '@wordpress/icons';
import { useList } from '../parts';
import styles from './controls.module.css';

/** Page navigation, if there are several pages. */
export function Pagination() {
	const { view, change, paginationInfo } = useList();
	const { totalPages } = paginationInfo;
	if ( totalPages < 2 ) {
		return null;
	}
	const page = Math.min( view.page ?? 1, totalPages );
	const goTo = ( to: number ) => change( { type: 'page', page: to } );
	return (
		<nav
			className={ styles.pagination }
			aria-label={ __( 'Pagination', 'atelier' ) }
		>
			<div className={ styles.page }>
				{ createInterpolateElement(
					sprintf(
						/* translators: <Page />: a control with the number of the page; %d: number of pages. */
						__( '<Page /> of %d', 'atelier' ),
						totalPages
					),
					{
						Page: (
							<SelectControl
								__nextHasNoMarginBottom
								size="compact"
								label={ __( 'Current page', 'atelier' ) }
								hideLabelFromVision
								value={ String( page ) }
								options={ Array.from(
									{ length: totalPages },
									( _, at ) => ( {
										value: String( at + 1 ),
										label: String( at + 1 ),
									} )
								) }
								onChange={ ( chosen ) =>
									goTo( Number( chosen ) )
								}
							/>
						),
					}
				) }
			</div>
			<Button
				size="compact"
				icon={ isRTL() ? next : previous }
				label={ __( 'Previous page', 'atelier' ) }
				disabled={ page <= 1 }
				accessibleWhenDisabled
				onClick={ () => goTo( page - 1 ) }
			/>
			<Button
				size="compact"
				icon={ isRTL() ? previous : next }
				label={ __( 'Next page', 'atelier' ) }
				disabled={ page >= totalPages }
				accessibleWhenDisabled
				onClick={ () => goTo( page + 1 ) }
			/>
		</nav>
	);
}
