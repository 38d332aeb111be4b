import type { ComponentProps } from 'react';
import type {
	EditorParts,
	Holder,
	OpenDocument,
} from '@/features/canvas/index.model';
import { CropTool } from '@/features/cropping/index.editor';
import { Starters } from '@/features/designs/index.editor';
import type { DocumentRef } from '@/features/documents/index.model';
import {
	PanelChoices,
	SettingsPanel,
	TemplateQuestion,
} from '@/features/documentSettings/index.editor';
import { InserterAhead, InserterPanel } from '@/features/inserter/index.editor';
import { PreferencesDialog } from '@/features/preferences/index.editor';
import { ForgetSetting } from '@/features/recovery/index.records';
import {
	ShortcutsDialog,
	useEditorShortcuts,
} from '@/features/shortcuts/index.editor';
import {
	holderLabel,
	notHereLabel,
	OpenHolder,
	useHolder,
} from '@/features/siteDrafts';
import type { AppError } from '@/kernel/result';
import { ListedActions } from '../ListedActions';
import { AddressedRevisions } from './AddressedRevisions';
import { DEVICES } from './devices';
import { NOTES } from './notes';
import { OptionItems } from './OptionItems';
import { PLUGINS } from './plugins';
import { SaveControls } from './SaveControls';
import { STYLES } from './styles';
import { useFrontEnd } from './useFrontEnd';
import { useGuide } from './useGuide';
import { useSavingLock } from './useSavingLock';

/** The capabilities in the frame of the editor. */
export const EDITOR_PARTS: EditorParts = {
	notes: NOTES,
	styles: STYLES,
	devices: DEVICES,
	plugins: PLUGINS,
	SettingsPanel: Settings,
	InserterPanel,
	InserterAhead,
	SaveControls,
	useFrontEnd,
	Tools,
	TemplateQuestion,
	OptionItems,
	useShortcuts: useEditorShortcuts,
	ShortcutsDialog,
	PreferencesDialog: Preferences,
	useGuide,
	useHolder: useDraftOf,
};

function Settings( props: ComponentProps< EditorParts[ 'SettingsPanel' ] > ) {
	return <SettingsPanel { ...props } ListedActions={ ListedActions } />;
}

function Tools( { document, post, isVisual }: OpenDocument ) {
	useSavingLock();
	return (
		<>
			<AddressedRevisions document={ document } />
			{ isVisual && <CropTool /> }
			<Starters document={ document } post={ post } />
		</>
	);
}

function Preferences( {
	hasPanels,
	onClose,
}: ComponentProps< EditorParts[ 'PreferencesDialog' ] > ) {
	return (
		<PreferencesDialog onClose={ onClose }>
			<ForgetSetting />
			{ hasPanels && <PanelChoices /> }
		</PreferencesDialog>
	);
}

/** For the live site, what only a site draft has is nobody's. */
function useDraftOf(
	document: DocumentRef,
	{ code }: AppError
): Holder | null {
	const holder = useHolder(
		document,
		code === 'missing' || code === 'forbidden'
	);
	return (
		holder && {
			title: notHereLabel( holder ),
			text: holderLabel( holder ),
			action: <OpenHolder holder={ holder } />,
		}
	);
}
