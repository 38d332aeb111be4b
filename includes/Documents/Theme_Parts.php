<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Documents;

defined( 'ABSPATH' ) || exit;

/**
 * The template parts of a classic theme.
 */
final class Theme_Parts {
	/** Whether the theme supports block template parts. */
	public static function are_supported(): bool {
		return wp_is_block_theme() || current_theme_supports( 'block-template-parts' );
	}

	/**
	 * Empty for block themes, whose parts are reached through templates.
	 *
	 * @return list<array{id: string, title: string, area: string}>
	 */
	public static function listed(): array {
		if ( wp_is_block_theme() || ! self::are_supported() ) {
			return array();
		}
		return array_map(
			static fn( \WP_Block_Template $part ): array => array(
				'id'    => $part->id,
				'title' => $part->title ? $part->title : $part->slug,
				'area'  => (string) $part->area,
			),
			array_values( get_block_templates( array(), 'wp_template_part' ) )
		);
	}
}
