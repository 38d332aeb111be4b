import { Modal, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import {
	usePreference,
	type EditorPreference,
} from '@/platform/editorPreferences';
import { useAdminBar } from '@/platform/adminBar';
import styles from './PreferencesDialog.module.css';

interface Choice {
	readonly name: EditorPreference;
	readonly label: string;
	readonly help: string;
}

const choices = (): readonly Choice[] => [
	{
		name: 'showListViewByDefault',
		label: __( 'Always open List View', 'atelier' ),
		help: __( 'Opens the List View panel by default.', 'atelier' ),
	},
	{
		name: 'showBlockBreadcrumbs',
		label: __( 'Show block breadcrumbs', 'atelier' ),
		help: __(
			'Display the block hierarchy trail at the bottom of the editor.',
			'atelier'
		),
	},
	{
		name: 'keepCaretInsideBlock',
		label: __( 'Contain text cursor inside block', 'atelier' ),
		help: __(
			'Helps screen readers by keeping the text cursor inside the block.',
			'atelier'
		),
	},
	{
		name: 'enableChoosePatternModal',
		label: __( 'Show starter patterns', 'atelier' ),
		help: __(
			'Shows starter patterns when a page or template is empty.',
			'atelier'
		),
	},
	{
		name: 'showIconLabels',
		label: __( 'Show button text labels', 'atelier' ),
		help: __(
			'Shows words instead of icons on buttons, where there is room.',
			'atelier'
		),
	},
	{
		name: 'mostUsedBlocks',
		label: __( 'Show most used blocks', 'atelier' ),
		help: __(
			'The inserter begins with the blocks that you insert most often.',
			'atelier'
		),
	},
	{
		name: 'allowRightClickOverrides',
		label: __( 'Allow right-click contextual menus', 'atelier' ),
		help: __(
			'A right click in List View shows what can be done to the block, instead of the browser’s menu.',
			'atelier'
		),
	},
	{
		name: 'isPublishSidebarEnabled',
		label: __( 'Check before publishing', 'atelier' ),
		help: __(
			'Asks for date and visibility, and names what’s missing.',
			'atelier'
		),
	},
];

/** The editor's preferences, which WordPress stores for the user. */
export function PreferencesDialog( {
	onClose,
	children,
}: {
	readonly onClose: () => void;
	/** Settings of other capabilities. */
	readonly children: ReactNode;
} ) {
	return (
		<Modal
			title={ __( 'Preferences', 'atelier' ) }
			size="medium"
			overlayClassName="atelier-overlay"
			onRequestClose={ onClose }
		>
			<div className={ styles.choices }>
				{ choices().map( ( choice ) => (
					<Toggle key={ choice.name } { ...choice } />
				) ) }
				<AdminBarToggle />
				{ children }
			</div>
		</Modal>
	);
}

const AdminBarToggle = () => (
	<Switch
		label={ __( 'Show the admin bar', 'atelier' ) }
		help={ __(
			'Above Atelier, as on other admin screens, the next time you open it.',
			'atelier'
		) }
		state={ useAdminBar() }
	/>
);

const Toggle = ( { name, label, help }: Choice ) => (
	<Switch label={ label } help={ help } state={ usePreference( name ) } />
);

function Switch( {
	label,
	help,
	state: [ isOn, toggle ],
}: Pick< Choice, 'label' | 'help' > & {
	readonly state: ReturnType< typeof usePreference >;
} ) {
	return (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ label }
			help={ help }
			checked={ isOn }
			onChange={ toggle }
		/>
	);
}
