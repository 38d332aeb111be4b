<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * The statuses of plugins that belong to a list of all items.
 */
final class Listed_Statuses {
	/** @return array<string, string> Labels by status. */
	public static function of_plugins(): array {
		$statuses = get_post_stati(
			array(
				'show_in_admin_all_list' => true,
				'internal'               => false,
				'_builtin'               => false,
			),
			'objects'
		);
		return array_map( static fn( $status ): string => html_entity_decode( (string) $status->label, ENT_QUOTES ), $statuses );
	}
}
