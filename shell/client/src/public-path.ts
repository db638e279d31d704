// The other chunks lie beside this one. What webpack generates to find that out is ten times as long.
__webpack_public_path__ = new URL('.', (document.currentScript as HTMLScriptElement).src).href;
