import type { ReactElement } from 'react';
import type { Renders } from './field';

interface ActionBase< Item > {
	readonly id: string;
	readonly label: string | ( ( items: Item[] ) => string );
	readonly icon?: ReactElement | undefined;
	/** Primary actions are also buttons beside the menu. */
	readonly isPrimary?: boolean | undefined;
	isEligible?( item: Item ): boolean;
	/** Whether it can run on several items at once. */
	readonly supportsBulk?: boolean | undefined;
	readonly isDestructive?: boolean | undefined;
	readonly disabled?: boolean | undefined;
	/** Why it is disabled, for a tooltip. */
	readonly disabledReason?: string | undefined;
}

export interface CallbackContext< Item > {
	/** WordPress's data registry. */
	readonly registry: unknown;
	readonly onActionPerformed?: ( ( items: Item[] ) => void ) | undefined;
}

/** Runs at once. */
export interface CallbackAction< Item > extends ActionBase< Item > {
	callback( items: Item[], context: CallbackContext< Item > ): void;
	readonly RenderModal?: undefined;
}

export interface ActionModalProps< Item > {
	readonly items: Item[];
	readonly closeModal: () => void;
	readonly onActionPerformed?: ( ( items: Item[] ) => void ) | undefined;
}

/** Opens a dialog first. */
export interface ModalAction< Item > extends ActionBase< Item > {
	readonly RenderModal: Renders< ActionModalProps< Item > >;
	/** The dialog's title; the label by default. */
	readonly modalHeader?: string | ( ( items: Item[] ) => string ) | undefined;
	readonly hideModalHeader?: boolean | undefined;
	readonly modalSize?: 'small' | 'medium' | 'large' | 'fill' | undefined;
	readonly callback?: undefined;
}

/** An action on items. */
export type Action< Item > = CallbackAction< Item > | ModalAction< Item >;

/** An item of a list with its actions, outside of the list. */
export interface ActionableItem< Item > {
	/** Undefined until it is loaded, and without one. */
	readonly item: Item | undefined;
	/** Whether its list is still loading. */
	readonly isLoading: boolean;
	readonly actions: readonly Action< Item >[];
}
