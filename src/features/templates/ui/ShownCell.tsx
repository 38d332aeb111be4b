import { _n, sprintf } from '@wordpress/i18n';
import { useSignal } from '@/ui/useSignal';
import { UsesCell } from '@/features/uses';
import { shownByTemplate } from '../data/useShown';
import type { Shown } from '../model/shown';
import type { Template } from '../model/template';
import styles from './ShownCell.module.css';
import { shownLabel } from './shownLabel';
import { TemplateUsesDialog } from './TemplateUsesDialog';

/** The number of entries in a cell. */
const MOST = 2;

/** What visitors see in a template. Pressing it tells more. */
export function ShownCell( {
	template,
	isPlain,
}: {
	readonly template: Template;
	/** Whether it is inside of a button, and only text. */
	readonly isPlain: boolean;
} ) {
	const shows = useSignal( shownByTemplate )?.shows.get( template.id );
	return (
		<UsesCell
			isUsed={ shows?.length !== 0 }
			isPlain={ isPlain }
			dialog={ ( close ) => (
				<TemplateUsesDialog { ...template } onClose={ close } />
			) }
		>
			<span className={ styles.summary }>
				{ shows ? summaryOf( shows ) : '…' }
			</span>
		</UsesCell>
	);
}

/** The first of what a template shows, for one line: it arrives after the list, and nothing moves then. */
function summaryOf( shows: readonly Shown[] ): string {
	const rest = shows.length - MOST;
	const labels = shows.slice( 0, MOST ).map( shownLabel );
	if ( rest > 0 ) {
		labels.push(
			sprintf(
				/* translators: %d: number of further entries. */
				_n( 'and %d more', 'and %d more', rest, 'atelier' ),
				rest
			)
		);
	}
	return labels.join( ', ' );
}
