import { __ } from '@wordpress/i18n';
import {
	drafts,
	notAllowed,
	pages,
	pending,
	published,
	scheduled,
	trash,
} from '@wordpress/icons';
import type { ReactElement } from 'react';
import { boot } from '../../../platform/boot';
import { STATUSES, type Preset, type Status } from '../model/preset';

interface Words {
	readonly label: () => string;
	readonly icon: ReactElement;
}

const STATUS_WORDS: Readonly< Record< Status, Words > > = {
	publish: { label: () => __( 'Published', 'atelier' ), icon: published },
	future: { label: () => __( 'Scheduled', 'atelier' ), icon: scheduled },
	draft: { label: () => __( 'Draft', 'atelier' ), icon: drafts },
	pending: { label: () => __( 'Pending review', 'atelier' ), icon: pending },
	private: { label: () => __( 'Private', 'atelier' ), icon: notAllowed },
	trash: { label: () => __( 'Trash', 'atelier' ), icon: trash },
};

/** A status in words, with its icon; null for those that plugins have made up. */
export const statusWords = ( status: string ): Words | null => {
	const known = STATUSES.find( ( name ) => name === status );
	return known ? STATUS_WORDS[ known ] : null;
};

const PRESET_WORDS: Readonly< Record< Preset, Words > > = {
	all: { label: () => __( 'All', 'atelier' ), icon: pages },
	published: STATUS_WORDS.publish,
	future: STATUS_WORDS.future,
	drafts: { label: () => __( 'Drafts', 'atelier' ), icon: drafts },
	pending: { label: () => __( 'Pending', 'atelier' ), icon: pending },
	private: STATUS_WORDS.private,
	trash: STATUS_WORDS.trash,
};

/** A preset in words, with its icon. */
export const presetWords = (
	preset: Preset,
	type: string
): { readonly label: string; readonly icon: ReactElement } => {
	const { label, icon } = PRESET_WORDS[ preset ];
	return {
		label:
			preset === 'all'
				? ( boot().postTypes[ type ]?.allLabel ?? label() )
				: label(),
		icon,
	};
};
