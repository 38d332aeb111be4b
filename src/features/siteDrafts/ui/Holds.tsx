import { Button } from '@wordpress/components';
import type { MouseEvent } from 'react';
import { holdsOf, type DraftChange } from '../model/change';
import { holdLabel } from './holdLabels';
import styles from './Dialogs.module.css';

interface HoldsProps {
	readonly changes: readonly DraftChange[];
}

/** What keeps a draft from being published, above a list in which it may be far below: each leads to its first change. */
export function Holds( { changes }: HoldsProps ) {
	const holds = holdsOf( changes );
	return holds.length === 0 ? null : (
		<ul className={ styles.holds }>
			{ holds.map( ( { reason, keys } ) => (
				<li key={ reason }>
					<Button
						variant="link"
						onClick={ ( {
							currentTarget,
						}: MouseEvent< HTMLElement > ) =>
							show( currentTarget, keys )
						}
					>
						{ holdLabel( reason, keys.length ) }
					</Button>
				</li>
			) ) }
		</ul>
	);
}

/** Shows and focuses the title of the first of some changes in the same dialog or screen, which has them in an order of its own. */
function show( from: HTMLElement, keys: readonly string[] ): void {
	const titles =
		from
			.closest( '[data-changes]' )
			?.querySelectorAll< HTMLElement >( '[data-change]' ) ?? [];
	const title = [ ...titles ].find( ( { dataset } ) =>
		keys.includes( dataset.change ?? '' )
	);
	title?.focus( { preventScroll: true } );
	title?.scrollIntoView( { block: 'start' } );
}
