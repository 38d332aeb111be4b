import type { Command } from '@wordpress/commands';
import type { ComponentType, ReactNode } from 'react';
import type { AppError } from '@/kernel/result';
import type {
	DocumentRef,
	EntityRecord,
} from '@/features/documents/index.model';
import type { TemplateView } from './documentEditorProps';

/** The open document. */
export interface OpenDocument {
	readonly document: DocumentRef;
	readonly post: EntityRecord;
	/** Whether its blocks are shown, not their code. */
	readonly isVisual: boolean;
}

/** What is said instead of a document that can't be read, and what can be done. */
export interface Holder {
	readonly title: string;
	readonly text: string;
	readonly action: ReactNode;
}

/** How the document was opened, for its guide. */
export interface Opened {
	readonly type: string;
	/** Whether it was opened out of another document. */
	readonly hasPrevious: boolean;
	/** Whether the styles are beside it. */
	readonly hasStyles: boolean;
}

/** The front end of a document. */
export interface FrontEnd {
	/** Its URL; empty without one. */
	readonly link: string;
	/** Opens it with what is unsaved; null where nothing of it could be seen. */
	readonly preview: ( () => void ) | null;
}

/** An action in the command palette. */
export interface EditorCommand {
	/** With its group in the palette. */
	readonly name: string;
	readonly label: string;
	readonly icon: Command[ 'icon' ];
	readonly act: () => void;
}

interface DeviceMenuProps {
	readonly frontEnd: FrontEnd;
	/** Null without a template. */
	readonly templateView: TemplateView | null;
	/** Called when style changes start to apply to the viewport. */
	readonly onResponsive: () => void;
}

/** The devices that the canvas can be as wide as. */
interface DevicesParts {
	readonly Menu: ComponentType< DeviceMenuProps >;
	/** The items of the menu, for use in another menu. */
	readonly MenuItems: ComponentType<
		DeviceMenuProps & { readonly onClose: () => void }
	>;
	/** A hook: the width of the canvas, in pixels; null for all available space. */
	readonly useWidth: () => number | null;
	/** A hook: the viewport that style changes apply to; null for all. */
	readonly useEditedViewport: () => string | null;
	/** A hook: what chooses a device. */
	readonly useCommands: () => readonly EditorCommand[];
}

/** What plugins put into the frame. */
interface PluginsParts {
	/** Their components, which fill the places below. */
	readonly All: ComponentType;
	/** The way back, unless a plugin has put another one in its place. */
	readonly Back: ComponentType< { readonly children: ReactNode } >;
	/** Buttons for their sidebars. */
	readonly Pinned: ComponentType;
	/** The open sidebar of one. */
	readonly Sidebar: ComponentType< { readonly isOpen: boolean } >;
	/** Their items in the options menu. */
	readonly OptionItems: ComponentType< { readonly onChosen: () => void } >;
}

export interface SettingsPanelProps extends OpenDocument {
	/** The template of the document; null without one, undefined while it loads. */
	readonly template: EntityRecord | null | undefined;
	readonly isInTemplate: boolean;
	/** Whether to render the content; its space is reserved. */
	readonly isFilled: boolean;
	readonly onOpenTemplate: () => void;
	readonly onOpen: ( document: DocumentRef ) => void;
	readonly onRemoved: () => void;
	readonly onClose: () => void;
}

/** Notes on blocks. */
interface NotesParts {
	readonly isFor: ( document: DocumentRef ) => boolean;
	/** Those beside their blocks. */
	readonly Margin: ComponentType< {
		readonly document: DocumentRef;
		/** Opens the panel with all notes. */
		readonly onAll: () => void;
		readonly onHidden: () => void;
	} >;
	readonly Panel: ComponentType< {
		readonly document: DocumentRef;
		readonly isInTemplate: boolean;
		readonly onClose: () => void;
	} >;
	/** What blocks offer. */
	readonly OfBlocks: ComponentType< {
		readonly document: DocumentRef;
		readonly isInTemplate: boolean;
		/** Whether there is room for notes beside their blocks. */
		readonly hasMargin: boolean;
		readonly onAll: () => void;
	} >;
}

/** Global styles beside the canvas, and the style book that covers it. */
interface StylesParts {
	readonly Panel: ComponentType< { readonly onClose: () => void } >;
	/** The canvas, or the style book in front of it while the panel is open. */
	readonly Cover: ComponentType< {
		readonly hasPanel: boolean;
		/** The canvas. It stays mounted. */
		readonly children: ReactNode;
	} >;
	/** A hook: whether the style book is wanted; it needs room. */
	readonly useIsCoverWanted: () => boolean;
	/** A hook: calls back if the editor was opened to change the styles. */
	readonly useWanted: ( show: () => void ) => void;
}

/** What the app puts into the frame of the editor: capabilities that the frame doesn't know. */
export interface EditorParts {
	readonly notes: NotesParts;
	readonly styles: StylesParts;
	readonly devices: DevicesParts;
	readonly plugins: PluginsParts;
	/** The settings of the document and of the selected block. */
	readonly SettingsPanel: ComponentType< SettingsPanelProps >;
	readonly InserterPanel: ComponentType;
	/** Loads what the inserter of a document type shows; renders nothing, so that nothing is rendered again while it arrives. */
	readonly InserterAhead: ComponentType< {
		readonly type: string;
		/** Whether the blocks are on the canvas. */
		readonly isReady: boolean;
	} >;
	/** Saving and publishing, at the end of the bar. */
	readonly SaveControls: ComponentType< {
		readonly document: DocumentRef;
		/** Null without one. */
		readonly template: EntityRecord | null;
	} >;
	/** A hook. */
	readonly useFrontEnd: (
		document: DocumentRef,
		post: EntityRecord,
		/** Whether the document was opened out of another one. */
		isFromAnother: boolean
	) => FrontEnd;
	/** Tools and dialogs that appear where they are asked for. Mounted once the first blocks are painted. */
	readonly Tools: ComponentType< OpenDocument >;
	/** Asks before the template around a page is opened. */
	readonly TemplateQuestion: ComponentType< {
		readonly template: EntityRecord;
		readonly onAnswer: ( isWanted: boolean ) => void;
	} >;
	/** Items of the options menu. */
	readonly OptionItems: ComponentType< {
		/** Closes the menu first. */
		readonly closeAnd: ( act: () => void ) => () => void;
	} >;
	/** A hook: registers the keyboard shortcuts of the editor while it is mounted. */
	readonly useShortcuts: () => void;
	/** The list of keyboard shortcuts. */
	readonly ShortcutsDialog: ComponentType< { readonly onClose: () => void } >;
	/** The preferences of the user. */
	readonly PreferencesDialog: ComponentType< {
		/** Whether the settings of the document have panels that can be hidden. */
		readonly hasPanels: boolean;
		readonly onClose: () => void;
	} >;
	/** A hook: the guide to show now, if any, and a way to see it again. */
	readonly useGuide: ( opened: Opened ) => {
		readonly dialog: ReactNode;
		readonly showAgain: () => void;
	};
	/** A hook: who has a document that couldn't be read; null for nobody that is known. */
	readonly useHolder: (
		document: DocumentRef,
		error: AppError
	) => Holder | null;
}
