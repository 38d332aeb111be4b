import { Button, DropdownMenu } from '@wordpress/components';
import { moreVertical } from '@wordpress/icons';
import type { ReactNode, RefObject } from 'react';
import styles from './Bar.module.css';

interface BarWordsProps {
	/** What is open: the whole title, with its name in it. */
	readonly title: ( name: string ) => string;
	/** It is shortened last, at its own end: that of a Latin name is on the right in Arabic, too. */
	readonly name: string;
	/** Of the whole, to measure it; see `useRoom`. */
	readonly element?: RefObject< HTMLParagraphElement > | undefined;
	/** Whether it is in two lines also in wider windows than those of phones. */
	readonly isStacked?: boolean | undefined;
	readonly children: ReactNode;
}

/** A character that no text has. */
const PLACE = '\uE000';

/** What the bar on top of every screen is about; on phones in two lines. */
export function BarText( {
	title,
	name,
	element,
	isStacked = false,
	children,
}: BarWordsProps ) {
	const [ before, after ] = title( PLACE ).split( PLACE );
	return (
		<p
			ref={ element }
			className={ styles.words }
			data-stacked={ isStacked }
		>
			<strong className={ styles.title } title={ title( name ) }>
				{ before }
				<bdi
					className={ styles.name }
					// On a line of its own, it gains nothing from what the other one leaves out.
					data-fits={ isStacked ? undefined : true }
				>
					{ name }
				</bdi>
				{ after }
			</strong>
			<span className={ styles.about } data-fits>
				{ children }
			</span>
		</p>
	);
}

interface BarNoteProps {
	readonly role?: 'status';
	readonly children: string;
}

/** A sentence beside the title, cut where there is no room for it. */
export const BarNote = ( { role, children }: BarNoteProps ) => (
	<span role={ role } className={ styles.note } title={ children } data-fits>
		{ children }
	</span>
);

interface BarMessageProps {
	readonly role?: 'alert';
	/** The sentence that the shown one shortens. */
	readonly full?: string;
	readonly children: string;
}

/** What happened to what was open, in up to two lines, instead of its title. */
export const BarMessage = ( {
	role,
	children,
	full = children,
}: BarMessageProps ) => (
	<p role={ role } className={ styles.message } title={ full }>
		{ children }
	</p>
);

interface BarAction {
	readonly title: string;
	readonly onClick: () => void;
}

/** A button of the bar. */
export const BarButton = ( {
	title,
	onClick,
	isProminent = false,
}: BarAction & { readonly isProminent?: boolean } ) => (
	<Button
		size="compact"
		variant={ isProminent ? 'secondary' : 'tertiary' }
		className={ styles.button ?? '' }
		onClick={ onClick }
	>
		{ title }
	</Button>
);

/** The actions for which the bar has no room. */
export const BarMenu = ( {
	label,
	actions,
}: {
	readonly label: string;
	readonly actions: readonly BarAction[];
} ) => (
	<DropdownMenu
		className={ styles.menu ?? '' }
		icon={ moreVertical }
		label={ label }
		popoverProps={ { placement: 'bottom-end' } }
		toggleProps={ { size: 'compact', className: styles.button ?? '' } }
		controls={ [ ...actions ] }
	/>
);
