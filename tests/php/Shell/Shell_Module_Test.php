<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Shell;

use Atelier\Shell\Shell_Module;
use Atelier\Tests\Test_Case;

final class Shell_Module_Test extends Test_Case {
	public function test_an_item_of_a_type_called_drafts_has_its_own_address(): void {
		register_post_type( 'drafts', array( 'show_in_rest' => true ) );
		$this->undo_later( static fn() => unregister_post_type( 'drafts' ) );
		$beer = $this->make_post( array( 'post_type' => 'drafts' ) );
		$page = $this->make_post( array( 'post_type' => 'page' ) );
		$this->assertSame( "/posts/drafts/$beer", Shell_Module::item_path( "/drafts/$beer" ) );
		$this->assertSame( '', Shell_Module::item_path( "/drafts/$page" ) );
		$this->assertSame( '', Shell_Module::item_path( '/drafts' ) );
		$this->assertSame( '', Shell_Module::item_path( "/page/$beer" ) );
	}
}
