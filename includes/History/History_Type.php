<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Support\Private_Type;

/**
 * The post type of entries. Only users of Atelier can reach them, by any means.
 */
final class History_Type implements Module {
	public function register(): void {
		Private_Type::register(
			History_Store::POST_TYPE,
			array(
				'labels'     => array(
					'name'          => __( 'History', 'atelier' ),
					'singular_name' => __( 'History entry', 'atelier' ),
				),
				'supports'   => array( 'title', 'author' ),
				// Downloaded on the screen; importing it elsewhere would mix two histories.
				'can_export' => false,
			)
		);
		add_action( Retention::HOOK, array( $this, 'prune' ) );
	}

	/** Runs by cron, daily, and again soon while there is more to delete. */
	public function prune(): void {
		( new Retention( new History_Store() ) )->prune();
	}
}
