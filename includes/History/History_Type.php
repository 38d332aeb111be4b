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
 * Registers the post type of entries. Users can access them only through Atelier's REST routes.
 */
final class History_Type implements Module {
	public function register(): void {
		Private_Type::register(
			History_Store::POST_TYPE,
			array(
				'labels'   => array(
					'name'          => __( 'History', 'atelier' ),
					'singular_name' => __( 'History entry', 'atelier' ),
				),
				'supports' => array( 'title', 'author' ),
			)
		);
		add_action( Retention::HOOK, array( $this, 'prune' ) );
	}

	/** Runs daily in cron, and again soon if more entries are due for deletion. */
	public function prune(): void {
		( new Retention( new History_Store() ) )->prune();
	}
}
