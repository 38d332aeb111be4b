import type { ReactNode } from 'react';
import {
	ToolsPanel,
	ToolsPanelItem,
} from '../../../../platform/experimental/toolsPanel';
import type { Fallback, StyleValue } from '../../../globalStyles/index.records';
import { invalidReason } from '../../../globalStyles/index.model';
import { Inherited } from './Inherited';
import { InvalidValueNote } from './InvalidValueNote';
import styles from './StylesPanel.module.css';

interface StylesPanelProps {
	/** Names the panel, and its menu. */
	readonly label: string;
	/** Everything that "Reset all" takes back, as one step of undo. */
	readonly onReset: () => void;
	/** Whether its controls are rows of one list, without space between them. */
	readonly isList?: boolean;
	readonly children: ReactNode;
}

/** A group of controls with a menu that shows, hides and resets them. */
export const StylesPanel = ( {
	label,
	onReset,
	isList = false,
	children,
}: StylesPanelProps ) => (
	<ToolsPanel
		label={ label }
		resetAll={ onReset }
		className={ styles.panel ?? '' }
		data-list={ isList }
	>
		{ children }
	</ToolsPanel>
);

interface StylesControlProps {
	/** As the panel's menu names it. */
	readonly label: string;
	/** What it changes; changed ones are marked in the menu and can be reset there. */
	readonly value: Pick< StyleValue, 'origin' | 'reset' > & {
		/** What counts where nothing is set here. */
		readonly fallback?: Fallback | null;
		/** As it is stored, where that is one value: if it is invalid, that is said below the control. */
		readonly value?: unknown;
	};
	/** Whether it is there only once it is asked for in the menu. */
	readonly isOptional?: boolean;
	/** Whether it takes half of the panel's width. */
	readonly isHalf?: boolean;
	readonly children: ReactNode;
}

/** A control in a panel. */
export const StylesControl = ( {
	label,
	value,
	isOptional = false,
	isHalf = false,
	children,
}: StylesControlProps ) => (
	<ToolsPanelItem
		label={ label }
		hasValue={ () => value.origin === 'user' }
		onDeselect={ value.reset }
		isShownByDefault={ ! isOptional }
		className={ ( isHalf ? styles.half : styles.control ) ?? '' }
	>
		{ children }
		{ value.origin === 'none' && value.fallback && (
			<Inherited { ...value.fallback } />
		) }
		<Invalid label={ label } { ...value } />
	</ToolsPanelItem>
);

function Invalid( {
	label,
	value,
	origin,
	reset,
}: StylesControlProps[ 'value' ] & { readonly label: string } ) {
	const reason = invalidReason( value );
	return reason ? (
		<InvalidValueNote
			reason={ reason }
			value={ value }
			about={ label }
			onRepair={ origin === 'user' ? reset : undefined }
		/>
	) : null;
}
