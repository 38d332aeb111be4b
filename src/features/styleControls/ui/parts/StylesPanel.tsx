import type { ReactNode } from 'react';
import { ToolsPanel, ToolsPanelItem } from '@/platform/experimental/toolsPanel';
import type {
	Fallback,
	StyleValue,
} from '@/features/globalStyles/index.records';
import { invalidReason } from '@/features/globalStyles/index.model';
import { Inherited } from './Inherited';
import { InvalidValueNote } from './InvalidValueNote';
import styles from './StylesPanel.module.css';

interface StylesPanelProps {
	/** The label of the panel and its menu. */
	readonly label: string;
	/** Resets the whole panel as one undo step. */
	readonly onReset: () => void;
	/** Whether its controls are list rows without space between them. */
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
	/** The label in the panel's menu. */
	readonly label: string;
	/** The edited value; changed values are marked in the menu and can be reset there. */
	readonly value: Pick< StyleValue, 'origin' | 'reset' > & {
		/** The inherited value if none is set here. */
		readonly fallback?: Fallback | null;
		/** The stored value, if it is a single one: if it is invalid, a note below the control says so. */
		readonly value?: unknown;
	};
	/** Whether the panel's menu adds it on demand. */
	readonly isOptional?: boolean;
	/** Whether it takes up half of the panel's width. */
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
