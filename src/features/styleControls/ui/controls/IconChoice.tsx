import type { ComponentProps } from 'react';
import {
	ToggleGroup,
	ToggleGroupIcon,
	ToggleGroupOption,
} from '@/platform/experimental/toggleGroup';

interface IconChoiceProps {
	readonly label: string;
	readonly options: readonly {
		readonly value: string;
		readonly label: string;
		readonly icon?: ComponentProps< typeof ToggleGroupIcon >[ 'icon' ];
	}[];
	/** The stored value; if it isn't among the options, none is selected and it is kept. */
	readonly value: unknown;
	readonly onChange: ( value: string | undefined ) => void;
}

/** A row of options; choosing the selected one again resets it. */
export function IconChoice( {
	label,
	options,
	value,
	onChange,
}: IconChoiceProps ) {
	return (
		<ToggleGroup
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			isBlock
			isDeselectable
			label={ label }
			value={ typeof value === 'string' ? value : '' }
			onChange={ ( chosen ) =>
				onChange(
					chosen === undefined || chosen === value
						? undefined
						: String( chosen )
				)
			}
		>
			{ options.map( ( { value: own, label: name, icon } ) =>
				icon ? (
					<ToggleGroupIcon
						key={ own }
						value={ own }
						label={ name }
						icon={ icon }
					/>
				) : (
					<ToggleGroupOption
						key={ own }
						value={ own }
						label={ name }
					/>
				)
			) }
		</ToggleGroup>
	);
}
