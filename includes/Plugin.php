<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier;

use Atelier\Canvas\Canvas_Module;
use Atelier\Conflicts\Conflicts_Module;
use Atelier\Documents\Careful_Rendering;
use Atelier\Documents\Content_Guard;
use Atelier\Documents\Content_Refusal;
use Atelier\Documents\Home_Document;
use Atelier\Documents\Template_Resolver;
use Atelier\Fonts\Fonts_Module;
use Atelier\Gallery\Gallery_Module;
use Atelier\Navigation\Navigation_Module;
use Atelier\Patterns\Patterns_Module;
use Atelier\Posts\Posts_Module;
use Atelier\Previews\Previews_Module;
use Atelier\Recovery\Recovery_Module;
use Atelier\Session\Session_Module;
use Atelier\Shell\Shell_Module;
use Atelier\Styles\Styles_Module;
use Atelier\Styles\Variation_Store;
use Atelier\Support\Build;
use Atelier\Themes\Theme_Preview;
use Atelier\Themes\Themes_Module;
use Atelier\Views\Views_Module;

/**
 * Wires the capabilities together. Only this class names all modules.
 */
final class Plugin {
	/** Loads classes on demand and registers every module, in the order of the rooms. */
	public static function boot(): void {
		spl_autoload_register( array( self::class, 'autoload' ) );

		foreach ( self::modules() as $module ) {
			$module->register();
		}
	}

	/**
	 * The modules in the order of docs/rooms.md.
	 *
	 * @return Module[]
	 */
	private static function modules(): array {
		$build     = new Build( ATELIER_FILE );
		$templates = new Template_Resolver();
		$modules   = array(
			new Session_Module(),
			new Themes_Module(),
			new Content_Guard(),
			new Careful_Rendering(),
			new Content_Refusal(),
			new Recovery_Module(),
			new Fonts_Module(),
			new Styles_Module( new Variation_Store() ),
			new Conflicts_Module(),
			new Canvas_Module( $build, $templates ),
			new Previews_Module(),
			new Patterns_Module(),
			new Navigation_Module(),
			new Views_Module(),
			new Posts_Module(),
			new Shell_Module( $build, new Home_Document( $templates ), new Theme_Preview() ),
		);
		// Not in the plugin's zip.
		if ( class_exists( Gallery_Module::class ) && Gallery_Module::is_wanted( $build ) ) {
			$modules[] = new Gallery_Module( $build );
		}
		return $modules;
	}

	/** Maps Atelier\Room\Class_Name to includes/Room/Class_Name.php. */
	public static function autoload( string $class_name ): void {
		if ( 0 !== strpos( $class_name, __NAMESPACE__ . '\\' ) ) {
			return;
		}
		$file = __DIR__ . '/' . str_replace( '\\', '/', substr( $class_name, strlen( __NAMESPACE__ ) + 1 ) ) . '.php';
		if ( is_readable( $file ) ) {
			require_once $file;
		}
	}
}
