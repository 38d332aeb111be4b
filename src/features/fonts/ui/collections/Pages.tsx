import { __, sprintf } from '@wordpress/i18n';
import { Pager } from '@/ui/Pager';
import styles from './Pages.module.css';

interface PagesProps {
	/** Starts at 1. */
	readonly page: number;
	readonly count: number;
	readonly onPage: ( page: number ) => void;
}

/** Pagination of a long list: to the next, previous or any page. */
export function Pages( { page, count, onPage }: PagesProps ) {
	return (
		<nav aria-label={ __( 'Pages of fonts', 'atelier' ) }>
			<Pager page={ page } count={ count } onPage={ onPage }>
				<select
					className={ styles.choice }
					aria-label={ __( 'Current page', 'atelier' ) }
					value={ page }
					onChange={ ( { currentTarget } ) =>
						onPage( Number( currentTarget.value ) )
					}
				>
					{ Array.from( { length: count }, ( _, at ) => (
						<option key={ at } value={ at + 1 }>
							{ at + 1 }
						</option>
					) ) }
				</select>
				<span>
					{ sprintf(
						/* translators: %d: number of pages; the number of the current page precedes it. */
						__( 'of %d', 'atelier' ),
						count
					) }
				</span>
			</Pager>
		</nav>
	);
}
