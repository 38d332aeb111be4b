<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Canvas;

use Atelier\Canvas\Preload;
use Atelier\Canvas\Stage_Assets;
use Atelier\Documents\Template_Resolver;
use Atelier\Support\Page;
use Atelier\Tests\Test_Case;

final class Stage_Assets_Test extends Test_Case {
	/** @return array<string, mixed> */
	private function describe(): array {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->log_in_as( 'administrator' );
		set_current_screen( Page::HOOK );
		$_GET[ Page::STAGES_ARG ] = '1';
		return ( new Stage_Assets( new Preload( new Template_Resolver() ) ) )->describe( '' );
	}

	public function test_describes_the_stages_apart(): void {
		$described = $this->describe();
		$records   = array_column( $described['records']['scripts'], 'handle' );
		$editor    = array_column( $described['editor']['scripts'], 'handle' );
		$this->truthy( in_array( 'atelier-records', $records, true ), 'the records stage ends with our own entry' );
		$this->truthy( in_array( 'atelier-editor', $editor, true ), 'so does the editor stage' );
		$this->truthy( in_array( 'wp-block-library', $editor, true ), 'the editor stage has the blocks' );
		$this->same( array(), array_values( array_intersect( $records, $editor ) ), 'scripts in both stages' );
	}

	public function test_describes_the_records_alone_as_with_all_others(): void {
		$described = $this->describe()['records'];
		$alone     = Stage_Assets::records();
		$handles   = array_diff( array_column( $described['scripts'], 'handle' ), wp_scripts()->done );
		$this->same( array_values( $handles ), array_column( $alone['scripts'], 'handle' ), 'scripts' );
		$this->truthy( in_array( 'atelier-records', array_column( $alone['styles'], 'handle' ), true ), 'our own styles are among them' );
		$this->same( array(), array_values( array_intersect( array_column( $alone['scripts'], 'handle' ), wp_scripts()->done ) ), 'what the page has already:' );
	}

	public function test_brings_the_settings_of_the_editor(): void {
		$settings = $this->describe()['settings'];
		$this->truthy( $settings['styles'], 'the site’s styles' );
		$this->truthy( $settings['defaultTemplateTypes'], 'the kinds of templates' );
	}

	public function test_brings_what_the_style_book_shows_of_blocks(): void {
		$samples = (array) $this->describe()['samples'];
		$this->same( 6, substr_count( $samples['core/heading'] ?? '', '<!-- wp:heading' ), 'headings' );
	}

	public function test_can_be_sent_as_json(): void {
		$this->truthy( wp_json_encode( $this->describe() ), 'everything can be encoded' );
	}
}
