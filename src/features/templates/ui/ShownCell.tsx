import { Modal } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { shorten } from '@/kernel/shorten';
import { numberLabel } from '@/ui/numberLabel';
import { useSignal } from '@/ui/useSignal';
import { UsesCell, UsesList, useUses } from '@/features/uses';
import { shownByTemplate } from '../data/useShown';
import type { Shown } from '../model/shown';
import type { Template } from '../model/template';
import styles from './ShownCell.module.css';

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
				<ShownDialog
					template={ template }
					shows={ shows ?? [] }
					onClose={ close }
				/>
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
	const labels = shows.slice( 0, MOST ).map( labelOf );
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

const labelOf = ( { label, count }: Shown ): string =>
	count > 1
		? sprintf(
				/* translators: 1: what is counted, such as "Pages", 2: their number. */
				__( '%1$s: %2$s', 'atelier' ),
				label,
				numberLabel( count )
			)
		: label;

interface ShownDialogProps {
	readonly template: Template;
	readonly shows: readonly Shown[];
	readonly onClose: () => void;
}

/** All that a template shows, with the documents that have chosen it. */
const ShownDialog = ( { template, shows, onClose }: ShownDialogProps ) => (
	<Modal
		title={ sprintf(
			/* translators: %s: name of a color, a font size or a shadow, or title of a pattern or a template part. */
			__( 'Where “%s” is used', 'atelier' ),
			shorten( template.title, 50 )
		) }
		size="medium"
		overlayClassName="atelier-overlay"
		onRequestClose={ onClose }
	>
		<p>{ __( 'Visitors see this template on:', 'atelier' ) }</p>
		<ul className={ styles.list }>
			{ shows.map( ( one ) => (
				<li key={ one.label }>{ labelOf( one ) }</li>
			) ) }
		</ul>
		{ template.isCustom && <ChosenBy template={ template } /> }
	</Modal>
);

/** The documents that have a custom template by choice. */
const ChosenBy = ( { template }: { readonly template: Template } ) => (
	<UsesList
		inStyles={ [] }
		load={ useUses( 'template', template.slug ) }
		introduction={ __( 'These have chosen it:', 'atelier' ) }
	/>
);
